// Korean words of the area `lossWarning`.

import type { lossWarning as en } from '../en/loss-warning.ts'
import type { SameKeys } from '../same-keys.ts'

export const lossWarning: SameKeys<typeof en> = {
  real: '이곳에서 레버리지 거래를 한 개인 계좌의 {{share}}가 손실을 보고 있습니다.',
  practice: '이곳에서 레버리지 거래를 한 모의 계좌의 {{share}}가 손실을 보고 있습니다.',
  unmeasured: '이러한 레버리지 거래에서는 개인 계좌의 대다수가 손실을 보고 있습니다.',
  advice:
    '레버리지 거래는 구조가 복잡하며 단기간에 큰 손실이 발생할 수 있습니다. 상품의 구조를 충분히 이해하고 있는지, 원금 손실의 높은 위험을 감당할 수 있는지 거래 전에 확인하시기 바랍니다.',
  counted:
    '{{date}} 이전 12개월 동안 거래한 {{accounts}}개 계좌의 실적이며, 모든 비용과 미실현 손실을 포함합니다.',
}
