## Environments for learning
error-extra-missing = The library { $module } is missing: `pip install '{ $package }'`
error-env-id = This is no name of an environment: { $id } (it looks like `three_little_pigs-v1/seats=2,variant=veteran`)
error-env-rules = { $id } means rules version { $version }; here version { $known } is installed.
error-env-setting = { $name } cannot be { $value } (possible: { $values })
error-env-said-twice = { $id } already tells the seats and the options.
