// Japanese words of the area `firstSteps`.

import type { firstSteps as en } from '../en/first-steps.ts'
import type { SameKeys } from '../same-keys.ts'

export const firstSteps: SameKeys<typeof en> = {
  place: '{{step}}/{{steps}}',
  moneyTitle: 'まずはデモ資金で',
  moneyText:
    'デモ資金 {{amount}} USD を用意しました。実際のお金は使いません。30秒のオプションで、注文から判定までの流れを確かめられます。取引するかどうかは自由です。',
  durationTitle: '期間を選びます',
  durationText:
    '30秒を選ぶと、購入から30秒後の価格で判定します。ペイアウト率は、的中したときの利益の割合です。',
  buyTitle: '上か下かを選びます',
  buyText:
    '上がると思えばHIGH、下がると思えばLOW。外れると購入金額（デモ資金）を失い、同値なら返還されます。購入の前に条件をもう一度確認できます。',
  skip: 'スキップ',
  next: '次へ',
  done: '閉じる',
}
