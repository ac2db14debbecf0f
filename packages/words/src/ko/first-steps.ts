// Korean words of the area `firstSteps`.

import type { firstSteps as en } from '../en/first-steps.ts'
import type { SameKeys } from '../same-keys.ts'

export const firstSteps: SameKeys<typeof en> = {
  place: '{{step}}/{{steps}}',
  moneyTitle: '모의 자금으로 먼저 해 보기',
  moneyText:
    '모의 자금 {{amount}} USD가 준비되어 있습니다. 실제 돈은 사용되지 않습니다. 30초 옵션으로 주문부터 결과까지의 흐름을 확인할 수 있습니다. 거래 여부는 자유입니다.',
  durationTitle: '기간 선택',
  durationText: '30초를 고르면 구매 30초 뒤의 가격으로 판정합니다. %는 적중했을 때의 수익률입니다.',
  buyTitle: '상승 또는 하락',
  buyText:
    '오를 것 같으면 상승, 내릴 것 같으면 하락을 선택합니다. 빗나가면 구매 금액(모의 자금)을 잃고, 가격이 같으면 돌려받습니다. 구매 전에 조건을 다시 확인할 수 있습니다.',
  skip: '건너뛰기',
  next: '다음',
  done: '닫기',
}
