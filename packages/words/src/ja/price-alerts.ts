// Japanese words of the area `priceAlerts`.

import type { priceAlerts as en } from '../en/price-alerts.ts'
import type { SameKeys } from '../same-keys.ts'

export const priceAlerts: SameKeys<typeof en> = {
  price: '通知する価格',
  now: '現在 {{price}}',
  lower: '価格を下げる',
  higher: '価格を上げる',
  whenAbove: '価格が {{price}} 以上になったら一度だけ通知します。',
  whenBelow: '価格が {{price}} 以下になったら一度だけ通知します。',
  sameAsNow: '現在の価格と同じです。上または下の価格を入力してください。',
  noPrice: '比較できる価格がまだありません。',
  stale: '新しい価格が届いていません。次の価格が届くまでアラートは待機します。',
  set: 'アラートを設定',
  wasSet: 'アラートを設定しました：{{pair}} {{price}}',
  mine: '設定中のアラート（{{count}}/{{limit}}）',
  none: 'アラートはまだありません。一度通知すると終了します。',
  above: '{{price}} 以上',
  below: '{{price}} 以下',
  setAt: '設定 {{time}}',
  remove: '{{pair}} {{price}} のアラートを削除',
  removed: 'アラートを削除しました',
}
