// Japanese words of the area `notifications`.

import type { notifications as en } from '../en/notifications.ts'

import type { SameKeys } from '../same-keys.ts'

export const notifications: SameKeys<typeof en> = {
  title: '通知',
  intro:
    'すべてのお知らせはアプリの「メッセージ」に残ります。ここでは、ほかに何をどの方法で受け取るかを選べます。',
  kinds: '受け取るお知らせ',
  app: 'アプリ内',
  push: 'プッシュ',
  mail: 'メール',
  security: 'アカウントの安全',
  money: '入金と出金',
  margin: 'マージンコールとロスカット',
  orders: '注文：約定・取消・利確・損切り',
  options: 'オプションの結果',
  account: 'デモ口座・リードトレーダーの活動',
  alerts: '価格アラート',
  chat: 'カスタマーサービスの返信',
  terms: '取引条件の変更',
  routine: 'スワップ・報酬・コピーの決済（毎日の記録）',
  secondNeeded:
    'お金に関するお知らせが届くよう、プッシュかメールのどちらかはオンのままになります。',
  mailInstead: 'プッシュを受け取る端末がない間は、代わりにメールでお知らせします。',
  appHint: 'オフ：メッセージは残りますが、新着として表示しません。',
  quietText:
    'この時間はプッシュを送りません。マージンコールと安全に関するお知らせは届きます。その後も役立つものは、時間が終わってから届きます。',
  quietOn: 'おやすみ時間',
  quietFrom: '開始',
  quietUntil: '終了',
  quietZone: '{{zone}}で表示',
  quietSame: '開始と終了には別の時刻を入れてください。',
  save: 'おやすみ時間を保存',
  device: 'この端末',
  deviceWhy:
    'アプリを閉じていても、マージンコール、注文、お金に関する動きをお知らせできます。画面に出る通知に金額は書きません。',
  turnOn: '通知をオンにする',
  turnOff: 'この端末でオフにする',
  isOn: 'この端末は通知を受け取ります。',
  devices: '通知を受け取る端末：{{count}}台',
  denied:
    'ブラウザがこのサイトの通知をブロックしています。ブラウザのサイト設定で許可してから、この画面に戻ってください。',
  unsupported:
    'このブラウザは通知を受け取れません。お知らせはすべてアプリに残り、メールでも届きます。',
  iosInstall:
    'iPhoneとiPadでは、インストールしたアプリだけが通知を受け取れます（iOS 16.4以降）。Fairtickをホーム画面に追加し、そこから開いて、この画面に戻ってください。',
  installWay: 'アプリをインストールする方法',
  failed: 'ブラウザのプッシュサービスにつながりませんでした。しばらくしてからお試しください。',
  saved: '保存しました。',
}
