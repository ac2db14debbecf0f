// Japanese words of the area `problems`.

import type { problems as en } from '../en/problems.ts'
import type { SameKeys } from '../same-keys.ts'

export const problems: SameKeys<typeof en> = {
  checkForm: '入力内容をご確認ください。',
  required: '入力してください。',
  invalid: 'この内容は使用できません。',
  decimal: '12.50 のように数字で入力してください。',
  tooManyDecimals: '小数点以下は{{maximum}}桁までです。',
  belowMinimum: '{{minimum}} 以上にしてください。',
  aboveMaximum: '{{maximum}} 以下にしてください。',
  phone: '電話番号を入力してください（例：090-1234-5678）。',
  email: 'name@example.com の形式でメールアドレスを入力してください。',
  emailPlain:
    '通常の半角文字で入力してください。見えない文字・全角文字・かっこ・コメントは使えません。',
  code: '認証コードは6桁の数字です。',
  passwordShort: '{{minimum}}文字以上にしてください。',
  passwordLong: '{{maximum}}文字以内にしてください。',
  passwordCommon: 'よく使われる推測されやすいパスワードです。別のものにしてください。',
  passwordMismatch: 'パスワードが一致しません。',
  nickname: '文字または数字{{minimum}}～{{maximum}}文字にしてください。',
  agree: '利用規約への同意が必要です。',
  wholeNumber: '整数で入力してください。',
  withdrawalsFrozen:
    '帳簿の差異を確認しているため、出金を一時停止しています。残高と取引に影響はありません。',
  fundPassword: '出金パスワードは6桁の数字です。',
  fundPasswordCommon: '推測されやすい数字です。別の数字にしてください。',
  addressLink: 'これはリンクです。前後の文字を除き、アドレスだけを入力してください。',
  bankDetail: '選択した振込方法に合わない入力です。',
}
