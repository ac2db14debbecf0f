// Japanese words of the area `report`.

import type { report as en } from '../en/report.ts'
import type { SameKeys } from '../same-keys.ts'

export const report: SameKeys<typeof en> = {
  title: '月次報告',
  intro:
    '約定の状況、損失が出た口座の割合、当社の収益を月ごとに公開します。数値はすべて、月の終了後に記録から算出したものです。誰も入力や変更はできません。',
  month: '対象月',
  ofPractice: 'デモ口座',
  ofReal: '本番口座',
  measured: '{{date}}に算出しました。次の報告は{{next}}です。',
  empty: 'まだ終了した月がありません。最初の報告は{{date}}です。',
  few: '5件未満',
  fewAccounts: '口座数不足',
  privacy:
    '個人が特定されないよう、1件から4件までの件数と5口座未満の金額は表示しません。割合は100口座以上の場合だけ表示します。',
  counterpartyTitle: '取引の相手方',
  counterpartyText:
    '当社です。すべてのレバレッジ取引とオプションで、当社がお取引の相手方になります。値動きによるお客様の損失は当社の利益に、お客様の利益は当社の支払いになります。注文を市場に取り次ぐことはありません。',
  contracts: 'レバレッジ取引',
  copies: 'コピートレード',
  options: 'オプション',
  opened: '新規約定',
  openedHow: 'この月に建玉になったご自身の注文です。成行と指値の両方を含みます。',
  bought: 'オプションの購入',
  boughtHow: 'この月に受け付けた購入です。',
  refused: '拒否された注文',
  refusedHow:
    '注文の記録にあり、受け付けられなかった件数です。許容範囲を超える価格変動、残高不足、上限への到達などが原因です。記録に理由は残らないため、内訳は示していません。',
  handlingMean: '処理時間（平均）',
  handlingLongest: '処理時間（最長）',
  handlingHow:
    '注文が取引エンジンに届いてから結果が決まるまでの時間です。注文の記録の時刻から算出し、拒否された注文も含みます。通信にかかる時間は含みません。',
  milliseconds: '{{ms}}ミリ秒',
  stoppedOut: 'ロスカット',
  stoppedOutHow: 'この月に証拠金が不足して強制的に決済された建玉です。',
  losing: '損失が出た口座',
  losingOf: '{{accounts}}口座のうち{{share}}',
  losingHow:
    'この月に建玉があった口座のうち、損益がマイナスだった口座の割合です。損益、すべての費用、月中の評価損益の増減を合計します。コピーも含みます。0.1%単位で切り上げています。',
  losingOptionsHow:
    'この月に判定されたオプションがある口座のうち、損失が利益を上回った口座の割合です。無効は含みません。0.1%単位で切り上げています。',
  voided: '無効になったオプション',
  voidedHow: '満期の時点で十分に新しい価格がなかったものです。',
  returned: '返還した購入金額',
  returnedHow: '無効になったオプションの購入金額です。全額を返還しました。',
  fills: '表示価格と約定価格',
  fillsHow:
    '成行注文には、お客様の画面に表示された価格が記録されます。有利・不利はお客様から見たものです。差は、両価格の差を表示価格で割った値の平均です。USDは、価格の差に数量を掛けた金額の合計です。',
  strikes: '表示価格と権利行使価格',
  strikesHow:
    'オプションの権利行使価格について同様に比べたものです。権利行使価格は勝敗を決めるだけなので、金額は示していません。',
  columnFill: '約定',
  columnOrders: '件数',
  columnMean: '差',
  better: '有利',
  equal: '表示どおり',
  worse: '不利',
  unnamed: '表示価格なし',
  cancelled: '取り消された指値注文',
  cancelledHow: 'この月に約定せずに終わった指値注文です。理由は注文の記録によります。',
  skipped: 'コピーされなかった注文',
  skippedHow: 'フォロワーにコピーされなかった公開者の注文です。理由は記録によります。',
  copied: 'コピーされた注文',
  copiedHow:
    'コピーは、元の注文と同じティックの価格で約定します。価格を事前に表示しないため、表示価格との比較には含みません。',
  reasonManual: 'お客様による取消',
  reasonPaused: 'コピーの一時停止中',
  reasonLeverage: '上限内のレバレッジなし',
  reasonMinLots: '最小ロット未満',
  reasonAllocation: '割当額の超過',
  reasonNotAllowed: '地域の規則による制限',
  reasonExposure: '建玉の上限',
  none: 'なし',
  house: '当社の収益',
  houseHow:
    '当社の勘定の月間合計です（USD）。プラスは当社の収入、マイナスは支出です。5口座未満の項目は表示せず、合計にも含みません。',
  tradingPnl: 'レバレッジ取引でのお客様の損失（利益を差引）',
  optionPnl: 'オプションでのお客様の損失（利益を差引）',
  fees: '取引手数料',
  overnight: 'スワップ',
  withdrawalFees: '出金手数料',
  rewards: '紹介報酬',
  protection: 'マイナス残高の補填',
  welfare: '贈呈',
  adjustments: '手作業による訂正',
  sum: '表示した項目の合計',
  tax: '源泉徴収した税金',
  taxHow: '税務当局に納めるために預かった金額です。当社の収益ではなく、合計に含みません。',
  missing: '集計に含まれないもの',
  missingText:
    '入力の誤りや通信の失敗で取引エンジンに届かなかった注文。価格をお客様が決める指値注文の約定価格。表示価格が記録に残らない成行の決済。',
}
