// Japanese words of the area `recovery`.

import type { recovery as en } from '../en/recovery.ts'
import type { SameKeys } from '../same-keys.ts'

export const recovery: SameKeys<typeof en> = {
  title: 'アカウントの復旧',
  intro:
    'メール・第2認証・パスワードが使えなくなった方のための手続きです。担当者2名が審査し、登録済みの連絡先すべてに通知したうえで、数日の待機期間の後、お送りするリンクからご本人だけが再設定できます。',
  reachable: '現在受信できるメールアドレス',
  reachableHint:
    'リンクはこのアドレスに届きます。登録アドレスと異なる場合は、再設定の際にこのアドレスに変わります。',
  whatLost: '使えなくなったもの',
  lostEmail: '登録メールアドレス',
  lostPassword: 'ログインパスワード',
  lostPhone: '電話番号',
  lostFactor: '認証アプリ・パスキー',
  lostFundPassword: '出金パスワード',
  chooseOne: '1つ以上選択してください。',
  note: '状況（任意）',
  ask: '申請する',
  askedTitle: '申請を受け付けました',
  askedText:
    'アカウントが存在し、ご提出の内容が十分な場合は、{{email}} にご連絡します。それまでは何も変更されません。',
  photosTitle: '書類の写真',
  photosText:
    'パスワードも登録メールも使えない場合に必要です。表面・裏面・書類を持ったご本人の写真を、1時間以内に{{count}}枚まで追加できます。審査担当者だけが閲覧します。',
  photosSent: '送信済みの写真：{{count}}枚',
  haveLink: 'メールのコードを持っている',
  linkField: 'メールのコード',
  setTitle: '再設定',
  setText: '再設定は1回だけです。完了後、すべての端末がログアウトされ、24時間は出金できません。',
  emailBecomes: '今後の登録メールアドレス：{{email}}',
  newPhone: '新しい電話番号',
  set: '再設定する',
  doneTitle: '再設定が完了しました',
  doneText: '新しい情報でログインしてください。24時間は出金できません。',
  stopTitle: '心当たりがない',
  stopText: 'アカウント復旧の申請を中止します。アカウントの内容は変わりません。',
  stop: '中止する',
  stoppedTitle: '中止しました',
  stoppedText:
    '変更されたものはありません。パスワードを他人に知られた可能性がある場合は、すぐに変更してください。',
  ownTitle: 'アカウント復旧の申請があります',
  ownPending: '{{time}} に {{contact}} から申請がありました。審査中です。',
  ownApproved: '承認済みです。{{time}} に再設定用リンクが {{contact}} へ送られます。',
}
