// Chinese words of the area `vip`.

import type { vip as en } from '../en/vip.ts'
import type { SameKeys } from '../same-keys.ts'

export const vip: SameKeys<typeof en> = {
  towards: '距离 V{{level}} 的交易额',
  highest: '已是最高等级。',
  noDiscount: '暂无手续费折扣',
  discount: '交易手续费 −{{discount}}',
  volume: '30天合约交易额',
  volumeFormula: '按{{zone}}计算，含今天在内最近 30 天每次开仓和平仓时的合约总额之和。期权不计入。',
  missing: '距 V{{level}} 还差 {{amount}} USD',
  savedTitle: '折扣节省的手续费',
  soFar: '{{month}}（截至今天）',
  savedFormula: '每次开仓和平仓：无折扣时的手续费减去实际收取的手续费。',
  tableTitle: '全部等级',
  comingFrom: '自 {{time}} 起',
  comingLevel: 'V{{level}}：{{volume}} USD 起，交易手续费 −{{discount}}',
  columnLevel: '等级',
  columnVolume: '交易额（USD 起）',
  columnDiscount: '手续费折扣',
  mine: '当前',
  note: '等级随交易额自动升降。每笔交易都要付手续费，也可能亏损，不必为了等级而多做交易。',
  offHere: '因{{place}}的规则不允许鼓励交易的优惠，此处各等级均不享受手续费折扣。',
}
