// Japanese words of the area `messages`.

import type { messages as en } from '../en/messages.ts'
import type { SameKeys } from '../same-keys.ts'

export const messages: SameKeys<typeof en> = {
  title: 'メッセージ',
  listMain: '通知',
  listTrade: '取引',
  listMoney: '入出金',
  listAccount: 'アカウント',
  listRoutine: '定期',
  routineNote:
    'スワップや報酬など、毎日自動で届く記録です。バッジには数えず、プッシュも送りません。',
  routineChange: '通知の設定',
  emptyList: 'ここに入るメッセージはまだありません。',
  detailTitle: 'メッセージ',
  markAllRead: 'すべて既読にする',
  allRead: 'すべて既読にしました。',
  unread: '未読',
  empty: 'メッセージはまだありません。オプションの判定結果がここに届きます。',
  toMarket: 'マーケットを見る',
  supportTitle: 'カスタマーサービス',
  supportText: 'よくある質問とお問い合わせ先',
  newer: '次のメッセージ',
  older: '前のメッセージ',
  neighbours: '前後のメッセージ',
  seeOrder: '注文を見る',
  seeInstrument: '銘柄を見る',
  seeRecord: '履歴を見る',
  seeCopies: 'マイコピーを見る',
  seeSkips: 'コピーされなかった注文を見る',
  seeLeader: 'トレーダーを見る',
  deleted: 'このメッセージは削除されました。',
  notFound: 'このメッセージは見つかりませんでした。',
  toList: 'メッセージ一覧',
  today: '今日',
  yesterday: '昨日',
}
