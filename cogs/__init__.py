"""Discord in and out: commands, buttons and messages. The only package that knows Discord.

A screen is data (`cogs.screen`), built by plain functions from the facts of a service; its buttons
carry the wanted state in their custom_id (`cogs.codec`); a press finds its handler in one registry
(`cogs.base`).
"""
