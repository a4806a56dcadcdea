# 선택을 돕는 표시를 켜고 끄는 스위치.

switch-earp-odds = 샷이 맞을 확률
switch-earp-preview = 카드를 고르면 바뀔 돈과 점수
