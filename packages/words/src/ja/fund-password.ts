// Japanese words of the area `fundPassword`.

import type { fundPassword as en } from '../en/fund-password.ts'
import type { SameKeys } from '../same-keys.ts'

export const fundPassword: SameKeys<typeof en> = {
  title: '出金パスワード',
  setTitle: '出金パスワードの設定',
  changeTitle: '出金パスワードの変更',
  resetTitle: '出金パスワードの再設定',
  intro: '出金のたびに入力する6桁の数字です。ログインパスワードとは別のものにしてください。',
  resetIntro:
    'ログインパスワードと本人確認（認証コードまたはパスキー）で再設定します。停止中の場合は解除されます。',
  holdAhead: '設定後24時間は出金できません。取引には影響ありません。',
  old: '現在の出金パスワード',
  new: '新しい出金パスワード',
  repeat: '新しい出金パスワード（確認）',
  forgot: 'お忘れですか？',
  ruleSix: '数字6桁',
  ruleVaried: '123456や121212のような連番・繰り返しでない',
  looksLikeDate:
    '日付のように見えます。誕生日は最初に試されやすいため、誕生日の場合は別の数字にしてください。',
  triesLeft: '出金パスワードが正しくありません。あと{{count}}回入力できます。',
  lockedNow: '5回間違えたため、24時間出金を停止します。',
  set: '設定する',
  save: '変更する',
  reset: '再設定する',
  done: '出金パスワードを保存しました。{{time}} から出金できます。',
  unknown:
    '応答がありません。保存された可能性があります。次の出金で新しいものを試すか、再設定してください。',
  isSet: '設定済み',
  isUnset: '未設定',
}
