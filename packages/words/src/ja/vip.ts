// Japanese words of the area `vip`.

import type { vip as en } from '../en/vip.ts'
import type { SameKeys } from '../same-keys.ts'

export const vip: SameKeys<typeof en> = {
  towards: 'V{{level}}までの取引額',
  highest: '最高レベルです。',
  noDiscount: '手数料の割引はまだありません',
  discount: '取引手数料 −{{discount}}',
  volume: '30日間のレバレッジ取引額',
  volumeFormula:
    '新規と決済それぞれの取引総額を、{{zone}}の今日を含む直近30日分で合計した額です。オプションは含みません。',
  missing: 'V{{level}}まであと {{amount}} USD',
  savedTitle: '割引で減った手数料',
  soFar: '{{month}}（今日まで）',
  savedFormula: '新規・決済ごとに、割引なしの手数料から実際の手数料を差し引いた額の合計です。',
  tableTitle: 'レベル一覧',
  comingFrom: '{{time}}から',
  comingLevel: 'V{{level}}：{{volume}} USD 以上、取引手数料 −{{discount}}',
  columnLevel: 'レベル',
  columnVolume: '取引額（USD以上）',
  columnDiscount: '手数料割引',
  mine: '現在',
  note: 'レベルは取引額に応じて自動で上がり、下がることもあります。取引には毎回手数料がかかり、損失が出ることもあります。レベルのために取引を増やす必要はありません。',
  offHere:
    '{{place}}の規則により取引を促す特典が認められていないため、ここではレベルによる手数料の割引はありません。',
}
