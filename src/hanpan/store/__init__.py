"""The store: tables, seats and steps in one SQLite file, written by one thread, durable before anybody is told.

`folder` the data folder with its lock and secret · `schema` and `migrations` the layout · `writer` the only thread that
writes · `records` what is stored and how damage is recognised · `chat` what people say · `store` everything that the
other rooms ask for.
"""
