"""The server: people find tables, sit down, and talk to their match over HTTP and sockets.

`run` starts it · `app` wires it together · `service` what lives as long as it · `lobby` everything about tables
before, beside and after the match · `sockets` and `connection` the talk at a table · `guests` who somebody is ·
`tables`, `games`, `pages`, `health` the HTTP side · `security`, `problems`, `metrics`, `logs`, `settings`.
"""
