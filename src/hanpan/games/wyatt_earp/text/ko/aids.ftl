## 미리 보기
aid-time_up = 시간이 다 되면
aid-preview = 이 카드를 놓으면
aid-shot = 샷이 맞을 확률
