# 선택을 돕는 표시를 켜고 끄는 스위치.

switch-pigs-stop = 지금 멈추면 살 수 있는 것
switch-pigs-risk = 다시 굴릴 때의 확률
switch-pigs-worth = 놓을 자리마다 점수
switch-pigs-blow = 늑대가 불면 생길 일
switch-off = 꺼 두었어요.
