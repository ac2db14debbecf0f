// Japanese words of the area `pushes`.

import type { pushes as en } from '../en/pushes.ts'

import type { SameKeys } from '../same-keys.ts'

export const pushes: SameKeys<typeof en> = {
  security: 'アカウントの保護設定が変更されました。',
  identity: '本人確認についてお知らせがあります。',
  linked: 'アカウントの確認についてお知らせがあります。',
  deposit: '入金についてお知らせがあります。',
  withdrawal: '出金についてお知らせがあります。',
  adjusted: '残高が調整されました。',
  bankRefused: '銀行口座は変更されませんでした。',
  marginCall: 'マージンコールです。',
  stopOut: 'ロスカットによりポジションが決済されました。',
  levelReached: '利確または損切りの価格に達しました。',
  orderFilled: '注文が約定しました。',
  copy: 'コピートレードに動きがありました。',
  copyClosed: 'コピーした取引が決済されました。',
  orderCancelled: '注文が取り消されました。',
  option: 'オプションの結果が確定しました。',
  overnight: 'スワップが発生しました。',
  salary: '報酬が支払われました。',
  leading: 'リードトレーダーに関するお知らせがあります。',
  practice: 'デモ口座についてお知らせがあります。',
  alert: '価格アラートの条件に達しました。',
  chat: 'カスタマーサービスから返信があります。',
  terms: '取引条件が変わりました。',
  ofAccount: '{{account}}：{{text}}',
  open: '{{text}}アプリを開いてご確認ください。',
  mailSubject: 'Fairtick：{{text}}',
  mailWhy:
    '金額などはアプリの中でのみ表示します。メールでも受け取るお知らせは、アプリの「マイページ › セキュリティと設定 › 通知」で選べます。',
}
