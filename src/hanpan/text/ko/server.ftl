## 서버가 켜지지 않는 까닭
error-host-unusable = 이 주소로는 서버를 켤 수 없어요: { $host } ({ $detail })
error-port-taken = { NUMBER($port, useGrouping: 0) }번 포트를 다른 프로그램이 쓰고 있어요. PORT로 다른 포트를 정해 주세요.
error-setting = { $name } 설정은 { $least }부터 { $most }까지의 수여야 해요: { $value }
error-setting-url = { $name } 설정은 브라우저에 적는 온전한 주소여야 해요: { $value }
error-web-missing = 웹 화면이 준비되지 않았어요. 먼저 웹을 빌드해 주세요.
