## 미리 보기
aid-stop_now = 지금 멈추면
aid-reroll = 다시 굴리면
aid-places = 놓을 수 있는 곳
aid-wolf = 늑대가 불면
aid-scores = 집마다 지금 점수
