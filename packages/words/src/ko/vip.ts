// Korean words of the area `vip`.

import type { vip as en } from '../en/vip.ts'
import type { SameKeys } from '../same-keys.ts'

export const vip: SameKeys<typeof en> = {
  towards: 'V{{level}}까지의 거래액',
  highest: '최고 등급입니다.',
  noDiscount: '아직 수수료 할인이 없습니다',
  discount: '거래 수수료 −{{discount}}',
  volume: '30일간 레버리지 거래액',
  volumeFormula:
    '{{zone}} 기준 오늘을 포함한 최근 30일 동안 진입과 종료 시점의 계약 금액을 모두 더한 값입니다. 옵션은 포함되지 않습니다.',
  missing: 'V{{level}}까지 {{amount}} USD 남음',
  savedTitle: '할인으로 아낀 수수료',
  soFar: '{{month}}(오늘까지)',
  savedFormula: '진입과 종료마다 할인이 없을 때의 수수료에서 실제 수수료를 뺀 금액의 합계입니다.',
  tableTitle: '전체 등급',
  comingFrom: '{{time}}부터',
  comingLevel: 'V{{level}}: {{volume}} USD 이상, 거래 수수료 −{{discount}}',
  columnLevel: '등급',
  columnVolume: '거래액(USD 이상)',
  columnDiscount: '수수료 할인',
  mine: '현재',
  note: '등급은 거래액에 따라 자동으로 오르거나 내립니다. 거래할 때마다 수수료가 들고 손실이 날 수 있으니, 등급 때문에 거래를 늘릴 필요는 없습니다.',
  offHere:
    '{{place}} 규칙은 거래를 유도하는 혜택을 허용하지 않으므로 여기서는 등급에 따른 수수료 할인이 없습니다.',
}
