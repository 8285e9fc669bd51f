# The local table
local-welcome =
    Welcome to the table. At the top of the page you choose who you are: **Alice**, **Bob** or the game master.
    Type `/game new` to open a game, take the other seat as somebody else, and press **Start**. With `solo` you play both sides.
    `/order` gives orders, `/react` shows the question you are asked, `/help` the rest. Time passes as on your wall; `/table skip` lets hours pass at once.
local-skipped = { $hours } h pass.
local-cleared = The table is cleared. The old one is kept aside.
cmd-table = The local table itself
cmd-table-skip = Let hours pass at once, so that deadlines run out
cmd-table-skip-hours = How many hours
cmd-table-fresh = Begin with an empty table; the old one is kept aside
