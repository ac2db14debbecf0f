// Japanese words of the area `conditions`: what changes for everyone, in announcements.

import type { conditions as en } from '../en/conditions.ts'
import type { SameKeys } from '../same-keys.ts'

export const conditions: SameKeys<typeof en> = {
  spread: 'スプレッド',
  fee: '手数料',
  overnightLong: 'スワップ（買）',
  overnightShort: 'スワップ（売）',
  leverage: 'レバレッジ',
  minLots: '最小注文ロット',
  maxLots: '最大注文ロット',
  payout: 'ペイアウト率（{{duration}}）',
  minStake: '最小購入金額',
  maxStake: '最大購入金額',
  openStake: '未判定の購入金額の上限',
  openNotional: '建玉総額の上限',
  offer: '新規注文',
  tax: '税率',
  taxBase: '課税対象',
  window: '処理時間外の扱い',
  methodFee: '{{method}}への出金：手数料率',
  methodFixed: '{{method}}への出金：定額手数料',
  methodMin: '{{method}}への出金：最小額',
  methodMax: '{{method}}への出金：最大額',
  reward: 'チーム報酬（レベル{{level}}）',
  vipVolume: 'VIP {{level}}：30日間の取引額の下限',
  vipDiscount: 'VIP {{level}}：手数料の割引',
  bank: '銀行',
  wallet: 'ウォレット',
  none: 'なし',
  gains: '利益',
  amount: '出金額全体',
  queue: '受付して待機',
  refuse: '受付不可',
  offered: '受付中',
  notOffered: '受付停止',
  offerEnds:
    '未約定の注文はその時点で取り消されます。保有中の取引は元の条件のまま残り、いつでも決済できます。',
}
