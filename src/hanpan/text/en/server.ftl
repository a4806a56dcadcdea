## Why the server does not start
error-host-unusable = No server can be started at this address: { $host } ({ $detail })
error-port-taken = Port { NUMBER($port, useGrouping: 0) } is in use by another program. Choose another one with PORT.
error-setting = { $name } must be a number from { $least } to { $most }: { $value }
error-setting-url = { $name } must start with http:// or https://: { $value }
error-web-missing = The web pages have not been built. Run make web first.
