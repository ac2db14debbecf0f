// Japanese words of the area `explain`.

import type { explain as en } from '../en/explain.ts'
import type { SameKeys } from '../same-keys.ts'

export const explain: SameKeys<typeof en> = {
  about: '{{name}}の数値の根拠',
  takenAt: '{{time}} 時点の値',
  again: '更新',
  rounded: '{{step}} 単位に丸めます（端数がちょうど半分なら偶数側）。',
  ruleOf: '規則 {{rule}}',
  workedOut: 'この端末での計算結果',
  charged: '実際の手数料',
  tickAt: 'ティック {{seq}}、{{time}}',
  tickRecorded: '公開記録と一致しています。',
  tickDiffers: '公開記録と一致しません。カスタマーサービスにお知らせください。',
  tickUnread: '記録されたティックを読み込めませんでした。',
  tickUsed: '使用',
  tick: '価格',
  strikeTick: '権利行使価格',
  settlementTick: '判定価格',
  fillMark: '約定時のマーク価格',
  price: '注文の価格',
  lotsClosed: '決済したロット',
  netQuantity: '数量（買い − 売り）',
  feeRate: '手数料率',
  vipDiscount: 'VIP割引率',
  overnightRate: 'スワップ率',
  payoutRate: 'ペイアウト率',
  taxRate: '税率',
  fees: '手数料の合計',
  overnight: '支払ったスワップ',
  beforeDiscount: '割引前',
  notCharged: 'VIPレベルによる減額',
  cash: '残高',
  equity: '有効証拠金',
  cashAfter: '注文後の残高',
  equityAfter: '注文後の有効証拠金',
  openProfitAfter: '注文後の評価損益',
  usedMarginAfter: '注文後の必要証拠金',
  reservedAfter: '注文後の拘束額',
  equityThere: 'その価格での有効証拠金',
  amount: '出金額',
  feeFixed: '固定手数料',
  taxable: '課税対象額',
  tax: '税金',
  result: '結果',
  expiry: '判定時刻',
  outage: '価格の途絶',
  outageOwn: '当社に起因（提供元の障害の記録なし）',
  outageSource: '提供元の障害（記録あり）',
  outageUnnamed: '記録に記載なし',
  askFormula: '買値（Ask）：ティックの価格 + スプレッドの半分。買いの新規と売りの決済に使います。',
  bidFormula: '売値（Bid）：ティックの価格 − スプレッドの半分。買いの決済と売りの新規に使います。',
  marginFormula:
    'ロット × 取引単位 × 約定価格 ÷ レバレッジ。決済するたびに、残るロットの割合だけが残ります。',
  marginFormulaInverse:
    'ロット × 取引単位 ÷ レバレッジ。決済するたびに、残るロットの割合だけが残ります。',
  profitFormula: '決済ごとに、ロット × 取引単位 × 有利な方向への値幅を計算し、合計します。',
  profitFormulaInverse:
    '決済ごとに、ロット × 取引単位 × 有利な方向への値幅 ÷ 決済価格を計算し、合計します。',
  feeFormula: 'ロット × 取引単位 × 価格 × 手数料率から、その時点のVIP割引を差し引いた額です。',
  feeFormulaInverse: 'ロット × 取引単位 × 手数料率から、その時点のVIP割引を差し引いた額です。',
  netFormula: '損益から手数料とスワップを差し引いた額です。',
  overnightFormula: 'ロールオーバーごとに、その時の価格での取引額 × 売買方向のスワップ率です。',
  liquidationOfOrder:
    '他の価格が変わらない場合に、口座全体がロスカット水準に達する価格です。他の建玉によっても動きます。',
  openProfitFormula:
    '残りロット × 取引単位 × 約定価格から現在の決済価格までの有利な方向への値幅です（決済手数料を除く）。',
  openProfitFormulaInverse:
    '残りロット × 取引単位 × 約定価格から現在の決済価格までの有利な方向への値幅 ÷ 現在の決済価格です（決済手数料を除く）。',
  ratioFormula: '評価損益 ÷ 証拠金です。',
  feeNowFormula: '残りロット × 取引単位 × 現在の決済価格 × 手数料率 ×（1 − VIP割引率）です。',
  feeNowFormulaInverse: '残りロット × 取引単位 × 手数料率 ×（1 − VIP割引率）です。',
  netIfClosedFormula:
    '評価損益 − 決済手数料 + 決済済み分の損益 − これまでの手数料 − スワップです。',
  liquidationFormula:
    'ティックの価格 +（必要証拠金 × ロスカット水準 − 有効証拠金）÷ 数量。他の価格が変わらないとして、有効証拠金がロスカット水準まで減る価格です。',
  liquidationFormulaInverse:
    '他の価格が変わらないとして、有効証拠金が 必要証拠金 × ロスカット水準 まで減る価格です。この銘柄の損益は価格で割るため、二次方程式の近いほうの解になります。',
  liquidationNone:
    'ティックの価格 +（必要証拠金 × ロスカット水準 − 有効証拠金）÷ 数量。正の価格にならないため、この銘柄だけでロスカットになることはありません。',
  notionalInverse: 'ロット数 × 取引単位。取引全体の金額で、すでにドル建てです。',
  overnightInverse:
    'ロット数 × 取引単位 × 売買別の率。ロールオーバー時に保有していると発生します。マイナスは支払いです。',
  loseAtStopFormula:
    '損切り価格での損益から往復の手数料を差し引いた額で、有効証拠金が上限です。価格が飛んだときは上回ることがあります。',
  loseAtStopOutFormula:
    'ロスカットされる価格での損益から往復の手数料を差し引いた額で、有効証拠金が上限です。',
  loseZeroFormula:
    '価格がゼロになるまで決済されません。取引総額 + 新規手数料で、有効証拠金が上限です。',
  loseAllFormula: 'この注文だけでは損失の限度が決まらないため、有効証拠金の全額です。',
  breakEvenLong:
    '注文の価格 ×（1 + f）÷（1 − f）、f = 手数料率 ×（1 − VIP割引率）。損益が往復の手数料とちょうど同じになる価格で、スワップは含みません。',
  breakEvenShort:
    '注文の価格 ×（1 − f）÷（1 + f）、f = 手数料率 ×（1 − VIP割引率）。損益が往復の手数料とちょうど同じになる価格で、スワップは含みません。',
  breakEvenLongInverse:
    '注文の価格 ÷（1 − 2 × f）、f = 手数料率 ×（1 − VIP割引率）。損益が往復の手数料とちょうど同じになる価格で、スワップは含みません。',
  breakEvenShortInverse:
    '注文の価格 ÷（1 + 2 × f）、f = 手数料率 ×（1 − VIP割引率）。損益が往復の手数料とちょうど同じになる価格で、スワップは含みません。',
  spendableAfterFormula:
    '残高 − 必要証拠金 − 拘束額から、評価損があれば差し引きます。評価益は加えません。0 を下回ることはありません。',
  payoutFormula: '購入金額 × ペイアウト率です。購入金額も別に戻ります。',
  winFormula:
    '判定価格が権利行使価格に対して予想した側にあるため的中です。購入金額 × ペイアウト率で、購入金額も別に戻ります。',
  lossFormula: '権利行使価格の反対側なら購入金額を失います。それ以上の損失はありません。',
  refundFormula: '判定価格が権利行使価格と同じなら購入金額を返還し、損益はゼロです。',
  voidFormula:
    '判定時刻の最新ティックが古すぎたか、価格の提供元が変わったため、購入金額を返還し、損益はゼロです。',
  breakEvenRateFormula:
    '1 ÷（1 + ペイアウト率）。多くの取引でこれより高い的中率なら利益になります。',
  strikeFormula: '注文が処理された時点の最後のティックの価格です。スプレッドはありません。',
  settlementFormula:
    '判定時刻までの最後のティックの価格です。スプレッドはありません。その時点で30秒より古いティックでは判定しません。ただし途絶が当社に起因し、的中を示す場合は的中とします。',
  rateFormula: '購入時に期間ごとの率で確定し、その後の変更は影響しません。',
  profitRatio: '評価損益率（証拠金比）',
  payoutIfRight: '的中時のペイアウト',
  stakeFormula: '購入時に支払った金額です。残高から引かれ、的中・引き分け・無効の場合は戻ります。',
  withdrawFeeFormula: '出金額 × 手数料率 + 固定手数料です。',
  withdrawTaxFormula: '課税対象額 × 税率です。',
  withdrawTotalFormula: '手数料 + 税金です。ほかに差し引かれるものはありません。',
  withdrawReceiveFormula: '出金額 − 手数料 − 税金です。',
  credited: '付与額',
  feesPaid: 'メンバーが支払った手数料',
  rewardRate: '手数料に対する報酬率',
  partsRounded: '手数料ごとの端数処理',
  reward: '報酬',
  rewardFormula:
    '支払われた手数料 × 報酬率です。端数は手数料ごとに処理され、その差額は別の行に表示されます。',
  rewardDayFormula: 'その日の全レベルの報酬の合計です。',
  payrollPaid: '支払われた報酬',
  profitSharesPaid: '支払われた利益分配',
  movedToBalance: '残高へ移した金額',
  salaryWithdrawn: '出金額（手続き中を含む）',
  salaryFormula:
    '報酬 + 利益分配 − 残高へ移した金額 − 出金額です。いずれも口座開設以来の合計です。',
}
