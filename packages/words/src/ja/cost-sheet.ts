// Japanese words of the area `costSheet`.

import type { costSheet as en } from '../en/cost-sheet.ts'
import type { SameKeys } from '../same-keys.ts'

export const costSheet: SameKeys<typeof en> = {
  titleContract: 'レバレッジ取引の費用とリスク',
  titleOption: 'バイナリーオプションの費用とリスク',
  titleCopying: 'コピー取引の費用とリスク',
  intro:
    'この口座でこの種類の取引を初めて行う前にお読みください。次に表示されるのは、条件が変わったときだけです。',
  accept: '読みました。続ける',
  noticeTitle: '先に費用とリスクをご確認ください',
  noticeText:
    'ご注文の内容はそのまま残っています。費用とリスクを読んで同意すると、注文が続行されます。',
  read: '費用とリスクを読む',
  orderTitle: '今回の注文',
  size: '数量',
  lots: '{{pair}} {{lots}}ロット',
  margin: '証拠金（×{{leverage}}・概算）',
  spreadCost: 'スプレッド（新規と決済の往復）',
  openFee: '新規手数料（概算）',
  closeFee: '決済手数料（同じ価格の場合）',
  nightFee: 'スワップ（1日あたり）',
  stake: '購入金額',
  win: '予想が当たった場合',
  lose: '予想が外れた場合',
  breakEven: '損益分岐の的中率',
  ratesTitle: '{{pair}} の料率',
  ratesNote: 'すべてのお客様に共通です。VIP割引があると手数料は下がります。',
  spread: 'スプレッド',
  fee: '手数料（新規・決済それぞれ）',
  overnightLong: 'スワップ（買）',
  overnightShort: 'スワップ（売）',
  leverage: '最大レバレッジ',
  payout: '{{rate}}・損益分岐 {{breakEven}}',
  stakeRange: '1回の購入金額',
  share: 'トレーダーの成功報酬（最大）',
  risksTitle: 'リスク',
  counterparty:
    'すべての取引の相手方は当社です。お客様の損失は当社の利益となり、お客様の利益は当社が支払います。',
  stopOut:
    '有効証拠金が必要証拠金の{{rate}}まで下がると、未約定の注文は取り消され、損失の大きい建玉から順にロスカットされます。',
  gap: '価格が急に飛ぶと、証拠金を超える損失が生じることがあります。',
  protected: 'マイナス残高は当社が補填します。',
  unprotected: 'マイナス残高は補填されず、お客様の負担となります。',
  credit: 'スワップの料率がマイナスの場合は、お客様が受け取ります。',
  noFee:
    'ほかに手数料はありません。費用はペイアウト率に含まれており、当たったときの利益は外れたときの損失より小さくなります。',
  wholeStake: '短時間で購入金額の全額を失うことがあります。',
  draw: '権利行使価格と同値の場合、または判定に使える新しい価格がない場合は、購入金額を返還します。',
  ownFees:
    'コピーはお客様ご自身の取引です。それぞれに下記の料率でスプレッド、手数料、スワップがかかります。',
  shareRule:
    '成功報酬はコピーの決済時に、ハイウォーターマークを超えた利益からのみ差し引かれます。損失をトレーダーが補填することはありません。',
  past: 'トレーダーの過去の成績は、今後の成績を示すものではありません。割当額を失うことがあり、価格が急に飛ぶとそれ以上になることもあります。',
  allTitle: '全銘柄（{{count}}）',
  allContracts: 'スプレッド・片道手数料・スワップ 買／売・レバレッジ',
  allOptions: 'ペイアウト率',
}
