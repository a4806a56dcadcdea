## 고를 수 있는 것
piece-name = { $name }, { $state }
piece-legal = 고를 수 있음
piece-selected = 고름
piece-forced = 하나뿐
piece-disabled = 지금은 고를 수 없음
piece-waiting = 기다리는 중
piece-tag-legal = 고를 수 있음
piece-tag-forced = 하나뿐
piece-pile-empty = 빈 더미
piece-pile-last = 마지막
piece-track-there = { $step }, 여기에 { $names }
receipt-none = 더하고 뺄 것 없음
receipt-floor = { $floor } 아래로는 내려가지 않음

## 부품 보기
kit-title = 부품 상태
kit-line = 판을 그리는 부품과 그 상태를 모두 모았어요. 어떤 상태도 색만으로 말하지 않아요.
kit-state =
    { $state ->
        [idle] 보통
        [hover] 가리킴
        [focus] 초점
        [legal] 고를 수 있음
        [selected] 고름
        [forced] 강제
        [disabled] 안 됨
        [waiting] 기다림
        [warn] 끝이 나는 선택
        [back] 뒷면
        [many] 여러 장
        [ordered] 차례대로 고름
        [last] 마지막
        [empty] 비었음
        [note] 아래 것까지
        [free] 남음
        [kept] 남김
        [reroll] 다시 굴림
        [locked] 잠김
       *[spent] 값으로 냄
    }
kit-section =
    { $section ->
        [card] 카드
        [tile] 타일
        [token] 칩
        [pile] 더미
        [die] 주사위
        [dark] 어두운 판 위에서
        [hand] 손패
        [track] 트랙
        [board] 판의 틀
        [seats] 자리
        [odds] 확률과 계산서
        [panels] 위에 뜨는 것
        [buttons] 단추
        [labels] 이름표
       *[fields] 넣고 고르기
    }
kit-thing = 보기 { $n }
kit-hand = 카드 { $n }장
kit-hand-hint = 카드가 겹치면 처음 누를 때 그 자리가 펼쳐지고, 다시 누르면 골라요.
kit-board-hint = 화살표로 고를 수 있는 칸 사이를 옮겨 다녀요. 숫자 키로 바로 고르고, 윗글쇠를 누르고 옮기면 모든 칸을 지나요.
kit-track = 앎의 길
kit-step = { $n }단계, 값 { $cost }
kit-risk-bad = 잃음 { $percent }%
kit-risk-good = 얻음 { $percent }%
kit-risk-same = 그대로 { $percent }%
kit-receipt = 낼 값
kit-receipt-start = 부른 값
kit-receipt-order = 차례 덧값
kit-receipt-knowledge = 앎 2단계
kit-receipt-tool = 도구 1개
kit-open-popover = 옆에 띄우기
kit-open-sheet = 시트 열기
kit-show-toast = 알림 보이기
kit-reason = 첫 묶음은 3장부터예요. 지금 2장이에요.
kit-button =
    { $kind ->
        [act] 지금 할 일
        [brand] 확인
        [game] 이 게임의 색
        [ghost] 닫기
        [off] 끝내기
        [busy] 보내는 중
       *[plain] 다른 선택
    }
kit-chip =
    { $tone ->
        [brand] 고른 것
        [ok] 준비
        [warn] 조심
        [bad] 끊김
        [info] 알림
       *[plain] 보통
    }
kit-field = 이름
kit-field-wrong = 이 이름은 쓸 수 없어요.
kit-select = 봇의 세기
kit-level =
    { $level ->
        [1] 첫걸음
        [2] 쉬움
        [3] 보통
       *[4] 강함
    }

## 아래에서 올라오는 판
sheet-higher = 크게 보기
sheet-lower = 작게 보기
