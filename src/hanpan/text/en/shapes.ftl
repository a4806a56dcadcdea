## Why data is wrong
shape-type = must be { $expected }, not { $got }
shape-bound = { $kind } must be { $bound }
shape-length = the length of this { $kind } must be { $bound }
shape-missing = missing field { $field }
shape-unknown = unknown field { $field }
shape-value = no such value { $value }
shape-frame = there is no frame { $frame }
shape-draw = give one name and one value
