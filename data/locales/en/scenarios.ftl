# Scenario files of a server, and line-ups by points.

scenario-template = Here is a file to start from: change the map, the sides and the units, then try it with `/scenario check`. When it is good, `/scenario add` puts it on this server's list. At most { $most } kB.
scenario-good = **{ $title }** ({ $id }) is a good scenario file. `/scenario add` puts it on this server's list.
scenario-added = **{ $title }** ({ $id }) is on this server's list now: `/game new` offers it.
scenario-shown = **{ $title }** ({ $id })
scenario-removed = **{ $id }** is off this server's list. Games that use it go on.
scenario-faults = { $count ->
    [one] This file has one fault:
   *[other] This file has { $count } faults:
 }
scenario-fault = **Line { $line }**, column { $column }: { $text }
scenario-more-faults = { $count ->
    [one] One more fault.
   *[other] { $count } more faults.
 }
scenario-no-map = The map cannot be drawn yet.
scenario-length = { $ruleset } · { $length }
scenario-side = **{ $side }**: { $forces }
scenario-list-shipped = **Scenarios that come with the bot**
scenario-list-own = { $count ->
    [0] This server has no scenarios of its own. `/scenario template` gives you a file to start from.
   *[other] **Scenarios of this server**
 }
scenario-line = **{ $id }** · { $title } · { $ruleset } · { $length }
scenario-own-line = **{ $id }** · { $title } · { $ruleset } · added by { $who }
scenario-broken-line = **{ $id }** · cannot be read by today's rules · added by { $who }

scenario-which-ruleset = The file must say which game it is for: ruleset = "tank_duel" or ruleset = "great_war". Known: { $known }.
scenario-too-deep = The file is nested too deeply to be a scenario.
scenario-slip = The line cannot be read: { $detail }.
scenario-slip-list = Something is missing in this list: a comma between two entries, or the closing bracket ].
scenario-slip-table = Something is missing between the braces: a comma, or the closing brace {"}"}.
scenario-slip-quotes = A quotation mark is missing: texts stand between two of them, such as "A1".
scenario-slip-twice = This stands here for the second time; each key and each table may be given once.
scenario-slip-equals = After the key there must be an equals sign and a value, such as hex = "A1".
scenario-slip-value = The value cannot be read. Texts need quotation marks, numbers and true or false do not.
scenario-slip-more = Something stands after the end of the value. One key and one value a line.

refuse-file-size = The file is too large: { $most } kB at most.
refuse-file-text = The file is no plain text (UTF-8): line { $line } has characters that cannot be read. Save it as text, not as a document.
refuse-file-lost = Discord did not hand over { $name }. Try again.
refuse-scenario-shipped = **{ $id }** is the id of a scenario that comes with the bot. Give yours another id.
refuse-scenario-taken = **{ $id }** is on this server's list already, added by somebody else. Give yours another id, or ask that person or a game master.
refuse-scenario-fixed = **{ $id }** comes with the bot and cannot be removed.
refuse-scenario-not-yours = **{ $id }** was added by somebody else; that person or a game master can remove it.
refuse-no-own-scenario = This server has no scenario **{ $id }**. `/scenario list` shows them.
refuse-too-many-scenarios = This server's list is full: { $count } files. Remove one first.
refuse-no-such-ruleset = There is no such game. Known: { $known }.

lineup-opened = The lobby is open. Both sides press **Choose forces** and pick for at most { $limit } points, in secret; when both are done, all is shown.
lineup-waiting = Forces by points: **{ $limit } points** a side, chosen in secret. Still choosing: { $sides }.
lineup-revealed = Forces by points: **{ $limit } points** a side. Both have chosen.
lineup-panel = **{ $side }**: { $spent } of { $limit } points spent, { $places } places in all. Nobody else sees this.
lineup-picked = { $n }. { $type } · { $points } points
lineup-offer = { $type } · { $points } points
lineup-you-are-done = **{ $side }** has chosen. The forces are shown when the other side is done too.
lineup-closed = Done. Your force is shown when the other side is done too.
lineup-closed-all = Done. Both sides have chosen: the new lobby message shows the forces, and the game can start.
button-lineup = Choose forces
button-lineup-drop = Take the last one back
button-lineup-done = Done
menu-lineup = Add one ({ $left } points left)
notice-lineup-done = **{ $side }** ({ $who }) has chosen its force.
notice-lineup-revealed = Both sides have chosen. Here are the forces.
refuse-lineup-no-points = **{ $title }** belongs to a game without points, so forces cannot be picked by points. Play it as it is with `/game new`.
refuse-lineup-limit = The limit must be from { $low } to { $high } points a side.
refuse-lineup-open = The forces are not chosen yet. Still choosing: { $sides }. The button is **Choose forces**.
refuse-lineup-closed = There is nothing to choose here: this game is not by points, or the forces are chosen already.
refuse-lineup-no-seat = Take a side first, then choose its force.
refuse-lineup-done = You are done already; the choice stands.
refuse-lineup-unit = That one does not fit: { $left } points and { $places } places are left.
refuse-lineup-empty = Pick at least one.

# commands

cmd-scenario = This server's own scenarios
cmd-scenario-template = A commented scenario file to start from
cmd-scenario-template-ruleset = For which game
cmd-scenario-template-ruleset-tank_duel = tank duel
cmd-scenario-template-ruleset-great_war = the Great War
cmd-scenario-check = Check a scenario file: every fault with its line, and the map
cmd-scenario-check-file = A scenario file (.toml)
cmd-scenario-add = Put a scenario file on this server's list
cmd-scenario-list = All scenarios that can be played here
cmd-scenario-show = Map, briefing and forces of a scenario
cmd-scenario-show-scenario = Which scenario
cmd-scenario-remove = Take a scenario file off this server's list
cmd-scenario-remove-scenario = Which of this server's scenarios
cmd-scenario-forces = Open a game whose forces are picked in secret, by points
cmd-scenario-forces-limit = Points a side
