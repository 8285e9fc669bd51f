# Campaigns: battles strung together by rosters.

campaign-created = Campaign **{ $name }** is open, and you lead it. Now the sides: everybody types `/campaign join`. Then `/campaign battle` opens the first battle; it fills the rosters.
campaign-began = { $who } opens the campaign **{ $name }** ({ $ruleset }). `/campaign join` takes a side.
campaign-joined = **{ $who }** joins { $side } in the campaign { $campaign }.
campaign-left = **{ $who }** leaves { $side } in the campaign { $campaign }.
campaign-ended = { $who } ends the campaign **{ $name }** without a winner. Reason: { $reason }
campaign-ended-won = { $who } ends the campaign **{ $name }**: **{ $side } wins**. Reason: { $reason }
campaign-over-told = The campaign { $name } is over. Its log and rosters stay.
campaign-shared = Posted in this channel.

campaign-title = **Campaign { $n }: { $name }** · led by { $gm }
campaign-no-sides = No side has been joined yet. `/campaign join` takes one; a first battle brings both into being.
campaign-side = **{ $side }**: { $people } · { $crews ->
    [0] no crews yet
    [one] one crew
   *[other] { $crews } crews
 }
campaign-people = { $names }
campaign-nobody-yet = nobody yet
campaign-account = **{ $side }**: { $won ->
    [one] one battle won
   *[other] { $won } battles won
 }, { $kills ->
    [one] one kill
   *[other] { $kills } kills
 }, { $losses } lost, { $ready } ready
campaign-no-battles = No battle yet. `/campaign battle` opens one.
campaign-battle-open = { $n }. { $title } (game { $game }) · being fought in <#{ $channel }>
campaign-battle-void = { $n }. { $title } (game { $game }) · never started
campaign-battle-drawn = { $n }. { $title } (game { $game }) · drawn
campaign-battle-won = { $n }. { $title } (game { $game }) · won by { $side }
campaign-roster-of = **{ $side }** · { $people }
campaign-roster-empty = No crews yet: the first battle brings them.
campaign-crew = **{ $name }** · { $type } · { $battles ->
    [one] one battle
   *[other] { $battles } battles
 } · { $kills ->
    [one] one kill
   *[other] { $kills } kills
 } · { $state }
crew-state-ready = ready
crew-state-fighting = in battle
crew-state-repair = repair, back for battle { $n }
crew-state-lost = lost in battle { $n }

campaign-battle-opened = Battle { $n } of { $campaign } is open in <#{ $channel }>: **{ $title }**.
campaign-battle-there = The lobby is open in <#{ $channel }> (game { $number }). Whoever has joined a side sits there already; you press **Start**.
campaign-settled = **Battle { $n } of { $campaign } is over: { $side } wins { $title }** and holds the field.
campaign-settled-drawn = **Battle { $n } of { $campaign } is over: { $title } is drawn.** Nobody holds the field.
campaign-fates-of = { $side }:
campaign-fate-ready = **{ $name }** ({ $type }): { $kills ->
    [one] one kill
   *[other] { $kills } kills
 }
campaign-fate-repair = **{ $name }** ({ $type }): { $state }, goes to the workshop and is back for battle { $n }{ $kills ->
    [0] { "" }
    [one] , one kill
   *[other] , { $kills } kills
 }
campaign-fate-lost = **{ $name }** ({ $type }): { $state }, lost{ $kills ->
    [0] { "" }
    [one] , after one kill
   *[other] , after { $kills } kills
 }
unit-state-intact = unharmed
unit-state-gun-lost = gun out of action
unit-state-destroyed = knocked out
unit-state-removed = taken off by the game master
unit-state-bogged = bogged down
unit-state-ditched = ditched
unit-state-wrecked = destroyed
unit-state-broken = eliminated
unit-state-exited = broke through
campaign-abandoned = The lobby of battle { $n } ({ $title }) was closed. Everybody is back on the roster.
campaign-reopened = Battle { $n } ({ $title }) goes on: what it did to the rosters is taken back until it ends again.
campaign-enlisted = { $name } ({ $type }) joins the roster for battle { $n }.
campaign-log-opened = { $who } opens battle { $n }: { $title } (game { $game }).
campaign-log-won = { $side } wins
campaign-log-drawn = drawn
campaign-log-settled = Battle { $n }, { $title }: { $outcome }.{ $count ->
    [0] { "" }
   *[other] { " " }{ $fates }
 }
campaign-log-line = <t:{ $at }:d> { $text }

campaign-amended = **{ $campaign }, act { $n } of the game master** ({ $who }). Before: { $before }. After: { $after }. Reason: { $reason }
campaign-amended-told = Act { $n }: now { $after }
campaign-nobody = not on the roster

campaign-muster = **Battle { $n } of { $campaign }: { $title }**
campaign-muster-side = **{ $side }**
campaign-spot = { $n }. { $hex }: **{ $name }** ({ $type }){ $kills ->
    [0] { "" }
    [one] , one kill
   *[other] , { $kills } kills
 }
campaign-spot-new = { $n }. { $hex }: a new crew ({ $type })
campaign-spot-none = { $n }. { $hex }: nobody ({ $type })
campaign-muster-spare = In reserve: { $names }
campaign-muster-how = To change a place: `/campaign forces` with side, place and crew (a name, `new` or `none`). `/campaign battle` opens it.
campaign-new-crew = a new crew
campaign-no-crew = nobody

campaign-subtitle = Campaign { $n } · { $ruleset } · { $battles ->
    [0] no battle yet
    [one] one battle
   *[other] { $battles } battles
 }
campaign-pill-next = Battle { $n } comes next
campaign-pill-battle = Battle { $n } is fought
campaign-pill-won = { $side } wins
campaign-pill-over = Over
pic-campaign-won = { $n ->
    [one] victory
   *[other] victories
 }
pic-campaign-kills = { $n ->
    [one] kill
   *[other] kills
 }
pic-campaign-losses = lost
pic-campaign-ready = ready
pic-campaign-open-side = A side to be joined
pic-campaign-no-crews = No crews yet
pic-campaign-more = and { $n } more
pic-campaign-won-by = { $side }
pic-campaign-open = being fought
pic-campaign-drawn = drawn

refuse-no-campaign = This server has no campaign. `/campaign create` opens one.
refuse-no-such-campaign = There is no campaign "{ $word }" here.
refuse-which-campaign = Several campaigns run here. Say which one:
refuse-campaign-name = The name must have 1 to { $most } characters.
refuse-campaign-name-taken = A campaign called { $name } runs already.
refuse-too-many-campaigns = This server has { $count } running campaigns; end one first.
refuse-campaign-over = This campaign is over.
refuse-campaign-not-gm = Only whoever leads this campaign, or a game master of this server, may do that.
refuse-campaign-side-already = You are on that side already.
refuse-campaign-no-side = You are on no side of this campaign.
refuse-campaign-sides = That battle is between { $scenario }; this campaign is between { $campaign }. The battles of the Great War keep their sides.
refuse-campaign-no-crews = { $side } has nobody who can fight. `/campaign forces` sends new crews, `/campaign amend` brings somebody back.
refuse-campaign-forces = { $count ->
    [one] These forces do not fit into their places:
   *[other] These forces do not fit into their places ({ $count } reasons):
 }
refuse-campaign-channel = A battle needs a text channel or a thread.
refuse-campaign-place = There is no place { $n } on that side; it has { $most }.
refuse-campaign-forces-words = To change a place, name all three: side, place and crew.
refuse-campaign-not-ready = { $name } is not ready{ $state ->
    [fighting] : in battle.
    [repair] : in the workshop.
    [lost] : lost.
   *[other] .
 }
refuse-campaign-fighting = { $name } is in a battle; its state changes when that is over.
refuse-campaign-no-change = That changes nothing.
refuse-campaign-new-type = A new crew needs a side and a type.
refuse-campaign-kills = Kills go from 0 to { $most }.
refuse-campaign-state = { $text } is no state: ready, repair or lost.
refuse-no-such-crew = There is no crew "{ $word }" on the rosters.
refuse-which-crew = "{ $word }" fits several crews:
refuse-no-such-type = There is no unit type "{ $word }".
refuse-which-type = "{ $word }" fits several types:
fault-plain = - { $text }
refuse-no-reason = Give a reason; it is posted with the change.

# commands

cmd-campaign = Battles strung together by their rosters
cmd-campaign-which = Which campaign, where several run
cmd-campaign-create = Open a campaign; you lead it
cmd-campaign-create-name = What it is called
cmd-campaign-join = Join a side of a campaign, or change it
cmd-campaign-join-side = Which side; none leaves yours
cmd-campaign-sides = Who plays which side
cmd-campaign-forces = See or change who will fight in the next battle
cmd-campaign-forces-side = Which side
cmd-campaign-forces-place = Number of the place in the list
cmd-campaign-forces-crew = Who stands there: a crew of the roster, new, or none
cmd-campaign-battle = Open the next battle, its forces taken from the rosters
cmd-campaign-battle-scenario = Which scenario
cmd-campaign-battle-channel = Channel or thread to fight in; here if left out
cmd-campaign-roster = The crews of each side: battles, kills, how they stand
cmd-campaign-standings = The account of both sides, as a picture
cmd-campaign-standings-share = Post it for everybody
cmd-campaign-log = Everything that has happened in the campaign
cmd-campaign-amend = Game master: change the roster, with a reason
cmd-campaign-amend-crew = Which crew, or new
cmd-campaign-amend-reason = Why; it is posted
cmd-campaign-amend-state = How it stands
cmd-campaign-amend-state-ready = ready
cmd-campaign-amend-state-repair = in the workshop
cmd-campaign-amend-state-lost = lost
cmd-campaign-amend-battles = With the workshop: how many battles it misses
cmd-campaign-amend-kills = Kills
cmd-campaign-amend-name = Another name
cmd-campaign-amend-type = Another tank or unit type
cmd-campaign-amend-strength = Figures or tokens left; 0 for full
cmd-campaign-amend-side = For a new crew: its side
cmd-campaign-end = End the campaign
cmd-campaign-end-reason = Why; it is posted
cmd-campaign-end-winner = Which side wins; nobody if left out
campaign-alt = { $text }.
campaign-fate-item = - { $text }
campaign-log-began = { $who } opens the campaign { $name } ({ $ruleset }).
crew-note-ready = ready
crew-note-fighting = in battle
crew-note-repair = back: battle { $n }
crew-note-lost = lost in battle { $n }

cmd-help-topic-campaign = Campaigns and own scenarios
help-campaign = **Campaigns.** `/campaign create` opens one, `/campaign join` takes a side, `/campaign battle` opens the next battle with the crews of the rosters. When it ends, kills stay with the crews, and the table decides who is ready, who goes to the workshop and who is lost: the winner holds the field and tows wrecks in, the loser's wrecks are lost. `/campaign forces` shows and changes who fights next, `/campaign roster` and `/campaign standings` how things stand.
    {"**"}Own scenarios.** `/scenario template` gives a file to start from, `/scenario check` names every fault with its line and draws the map, `/scenario add` puts it on this server's list. `/scenario forces` opens a game whose forces both sides pick in secret, by points.
