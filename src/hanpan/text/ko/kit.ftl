## 부품 보기
kit-title = 부품 상태
