## 잘못 적힌 데이터가 왜 잘못인지
shape-type = { $expected } 형식이어야 하는데 { $got } 형식이에요
shape-bound = { $kind } 값의 범위는 { $bound }
shape-length = { $kind } 길이의 범위는 { $bound }
shape-missing = 빠진 항목: { $field }
shape-unknown = 모르는 항목: { $field }
shape-value = 없는 값: { $value }
shape-frame = 그런 단계는 없어요: { $frame }
shape-draw = 이름 하나에 값 하나를 적어야 해요
