// Chinese words of the area `conditions`: what changes for everyone, in announcements.

import type { conditions as en } from '../en/conditions.ts'
import type { SameKeys } from '../same-keys.ts'

export const conditions: SameKeys<typeof en> = {
  spread: '点差',
  fee: '手续费',
  overnightLong: '隔夜费（多）',
  overnightShort: '隔夜费（空）',
  leverage: '杠杆',
  minLots: '最小下单手数',
  maxLots: '最大下单手数',
  payout: '收益率（{{duration}}）',
  minStake: '最低购买金额',
  maxStake: '最高购买金额',
  openStake: '未结算金额上限',
  openNotional: '持仓总额上限',
  tax: '税率',
  taxBase: '计税基础',
  window: '处理时间之外',
  methodFee: '提现至{{method}}：费率',
  methodFixed: '提现至{{method}}：固定手续费',
  methodMin: '提现至{{method}}：最低金额',
  methodMax: '提现至{{method}}：最高金额',
  reward: '团队奖励（{{level}}级）',
  vipVolume: 'VIP {{level}}：30 天交易额起点',
  vipDiscount: 'VIP {{level}}：手续费折扣',
  bank: '银行',
  wallet: '钱包',
  none: '无',
  gains: '盈利',
  amount: '全部金额',
  queue: '排队等待',
  refuse: '不予受理',
}
