## 학습 환경
error-extra-missing = { JOSA($module, "이/가") } 설치되어 있지 않아요: `pip install '{ $package }'`
error-env-id = 환경 이름이 아니에요: { $id } (이렇게 써요: `three_little_pigs-v1/seats=2,variant=veteran`)
error-env-rules = { JOSA($id, "은/는") } 규칙 버전 { $version }에 맞춰져 있어요. 여기에는 버전 { $known }만 있어요.
error-env-setting = { JOSA($name, "은/는") } { $value } 값을 가질 수 없어요 (쓸 수 있는 값: { $values })
error-env-said-twice = { $id }에 자리 수와 옵션이 이미 들어 있어요.
