"""Tools around the bot: played scripts, the simulator, measurements. Nothing here is needed to run a server."""
