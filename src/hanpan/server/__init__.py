"""The server: people find tables, sit down, and talk to their match over HTTP and sockets.

`run` starts it · `app` wires it together · `service` what lives as long as it · `rooms` the tables and who is there ·
`lobby` what people may change of a table before, beside and after the match · `plans` what can be wished for ·
`sockets`, `connection` and `pace` the talk at a table · `chat` and `written` what people say · `guests` who somebody
is · `tables`, `games`, `pages`, `health` the HTTP side · `heads` what links show · `files` how files are sent ·
`security`, `problems`, `metrics`, `logs`, `settings`.
"""
