// Japanese words of the area `signals`.

import type { signals as en } from '../en/signals.ts'
import type { SameKeys } from '../same-keys.ts'

export const signals: SameKeys<typeof en> = {
  tab: 'シグナル',
  about:
    'リードトレーダーの相場観です。あくまで個人の意見で助言ではありません。投稿されても通知は届きません。',
  instrument: '銘柄',
  allInstruments: 'すべての銘柄',
  empty: 'まだ投稿はありません。',
  footnote:
    '投稿は変更できません。取り下げられたもの、非表示になったもの、外れたものも一覧に残ります。',
  priceThen: '投稿時の価格（ティック{{seq}}）',
  priceNow: '現在の価格',
  change: 'その後の価格変化',
  held: '投稿時に本人が保有していたポジション：',
  heldNothing: '投稿時、本人はこの銘柄を保有していませんでした。',
  heldLots: '{{lots}}ロット、平均{{price}}',
  withdrawn: '本人が取り下げました',
  hidden: '運営により非表示',
  report: '報告',
  reported: '報告済みです。',
  reportTitle: 'この投稿を報告',
  reportText: 'Fairtickの担当者が確認します。誰が報告したかは本人に知らされません。',
  reportWhy: 'どのような問題ですか？',
  reportSend: '報告する',
  reportDone: 'ありがとうございます。確認いたします。',
  reasonClaim: '実績・割合・金額、または利益の約束がある',
  reasonContact: '外部の連絡先やページへ誘導している',
  reasonUntrue: '事実として書かれた内容が正しくない',
  reasonInsult: '侮辱や脅しがある',
  reasonSpam: '同じ内容の繰り返し、または無関係な内容',
  withdraw: '取り下げる',
  withdrawTitle: 'この投稿を取り下げますか？',
  withdrawText:
    '本文は完全に消えます。投稿があったことは、価格と日時とともに全員の一覧に残ります。',
  compose: 'シグナルを投稿',
  composeNote: 'この口座ではリードトレーダーですので、投稿できます。',
  composeFacts:
    '価格と、この銘柄でのご自身のポジションは当社の記録から自動で付き、本文と一緒に表示されます。投稿後の変更はできません。',
  direction: '方向',
  words: '相場観',
  wordsHint: '{{count}}文字まで。割合・金額・実績・リンク・連絡先は書けません。',
  publish: '投稿する',
  published: '投稿しました。',
  unanswered: '応答がありませんでした。もう一度試しても二重にはなりません。',
}
