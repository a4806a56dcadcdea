## 운이 없었을까: 나온 수와 기대한 수
luck-hits = 명중한 샷
luck-hits-of = 샷 { $draws }번
luck-sets = 처음 받은 손의 첫 세트
luck-sets-of = 손 { $draws }번
luck-matches = 손에 있던 무법자를 뽑은 카드
luck-matches-of = 덱에서 뽑은 카드 { $draws }장
luck-note = 나온 카드는 그때 덱에 있던 카드 가운데 똑같은 확률로 나온 한 장이라서, 기대한 수는 거기에서 세요. 뽑기마다 서로 관계없다고 보고 계산해서 확률은 가까운 값이에요.
