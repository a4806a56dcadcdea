## 메신저에 보이는 링크 카드
share-name = 한판
share-home = 링크 하나로 모여서 함께 하는 보드게임이에요.
share-table = { $host } 님의 { $title }
share-free = 빈자리가 { $n }개 있어요. 링크를 누르면 바로 앉을 수 있어요.
share-full = 자리가 다 찼어요. 링크를 누르면 구경할 수 있어요.
share-playing = 지금 하고 있는 판이에요. 링크를 누르면 구경할 수 있어요.
share-over = 끝난 판이에요. 처음부터 다시 볼 수 있어요.
share-rules = { $title } 규칙
share-rules-about = 규칙서를 한국어와 영어로 읽을 수 있어요.
share-score = { $title } 점수 계산
share-score-about = 실물로 한 판의 점수와 순위를 세어 드려요.
share-picture = { $title } 그림
