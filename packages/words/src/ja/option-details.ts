// Japanese words of an option looked at closer: its constants, its review.

import type { optionDetails as en } from '../en/option-details.ts'
import type { SameKeys } from '../same-keys.ts'

export const optionDetails: SameKeys<typeof en> = {
  infoPayouts: '期間とペイアウト率',
  infoBreakEven: '損益分岐の的中率 {{rate}}',
  infoStake: '1回の購入金額',
  infoOpenStake: '同時保有の上限',
  infoNoLimit: '上限なし',
  infoDecimals: '価格の小数桁数',
  infoSource: '価格の提供元',
  infoMark: 'マーク価格',
  infoMarkText: '提供元の最良の売値と買値の中値です。権利行使価格と判定の両方に使います。',
  infoMedianOf: '{{venues}} の中央値',
  infoIndex: '指数価格',
  infoIndexText:
    'これらの取引所の現在の価格の中央値です。中央値から {{limit}} を超えて離れた取引所は除外し、その事実を記録します。',
  infoQuorumText: '少なくとも {{quorum}} か所の価格が一致しなければ、価格は出ません。',
  infoStale: '更新停止の判定',
  infoStaleText: 'ティックが{{age}}届かない場合です。その間は購入できません。',
  infoSettlement: '判定',
  infoSettlementText:
    '判定時刻までの最後のティックで決まります。同値の場合は購入金額を返還します。そのティックが判定時刻より{{age}}を超えて古い場合は無効となり、購入金額を返還します。途絶が当社に起因し、そのティックで的中していれば的中となります。',
  infoRisk:
    'バイナリーオプションは短時間の小さな値動きで結果が決まり、購入金額の全額を失うことがあります。繰り返し取引した場合、損益分岐の的中率を上回らなければ利益になりません。',
  stakeRange: '{{min}}～{{max}} {{currency}}',
  reviewTitle: '注文内容の確認',
  reviewInstrument: '銘柄',
  reviewDirection: '方向',
  reviewShown: '現在値（目安）',
  reviewExpiry: '判定時刻（目安）',
  reviewTolerance: '許容スリッページ',
  reviewStrikeNote: '権利行使価格は、注文が処理された時点のティックです。',
  confirmBuy: '{{direction}} を {{stake}} {{currency}} で購入',
  pathAlt:
    '権利行使価格 {{strike}} から判定価格 {{settlement}} までの値動き。判定ティックは {{seq}}',
  decidingTick: '判定ティック {{seq}}',
}
