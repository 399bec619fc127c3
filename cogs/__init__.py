"""Discord input and output: commands, buttons and messages. The only package that knows Discord.

A screen is data (`cogs.screen`), built by plain functions from the facts of a service; its buttons
carry the wanted state in their custom_id (`cogs.codec`). A press is dispatched (`cogs.dispatch`) to
the handler registered for it (`cogs.base`); a refusal is worded in `cogs.errors`.
"""
