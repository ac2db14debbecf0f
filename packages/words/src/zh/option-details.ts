// Chinese words of an option looked at closer: its constants, its review.

import type { optionDetails as en } from '../en/option-details.ts'
import type { SameKeys } from '../same-keys.ts'

export const optionDetails: SameKeys<typeof en> = {
  infoPayouts: '期限与收益率',
  infoBreakEven: '盈亏平衡 {{rate}}',
  infoStake: '单笔购买金额',
  infoOpenStake: '未结算金额上限',
  infoNoLimit: '无上限',
  infoDecimals: '价格小数位',
  infoSource: '价格来源',
  infoMark: '标记价',
  infoMarkText: '价格来源的最优买入价与卖出价的中间价，行权价与结算均以此为准。',
  infoMedianOf: '{{venues}} 的中位数',
  infoIndex: '指数价格',
  infoIndexText:
    '取这些交易所当前价格的中位数。与中位数相差超过 {{limit}} 的交易所会被剔除并记录在案。',
  infoQuorumText: '至少 {{quorum}} 家交易所的价格一致才有价格。',
  infoStale: '停止更新判定',
  infoStaleText: '{{age}}内没有新报价时，期间不可购买。',
  infoSettlement: '结算',
  infoSettlementText:
    '以到期时间（含）之前的最后一笔报价为准。与行权价相等则返还购买金额；该报价早于到期时间超过{{age}}则作废，并返还购买金额；若中断由我方造成且该报价显示判断正确，则算作判断正确。',
  infoRisk:
    '限时期权由短时间内的小幅波动决定，可能损失全部购买金额。多次交易后，只有判断正确的比例高于盈亏平衡率才会盈利。',
  stakeRange: '{{min}}–{{max}} {{currency}}',
  reviewTitle: '确认订单',
  reviewInstrument: '品种',
  reviewDirection: '方向',
  reviewShown: '最新价（约）',
  reviewExpiry: '到期时间（约）',
  reviewTolerance: '允许滑点',
  reviewStrikeNote: '行权价为处理订单时的最新报价。',
  confirmBuy: '购买{{direction}} · {{stake}} {{currency}}',
  pathAlt: '价格从行权价 {{strike}} 到结算价 {{settlement}} 的走势，由 Tick {{seq}} 判定',
  decidingTick: '判定 Tick {{seq}}',
}
