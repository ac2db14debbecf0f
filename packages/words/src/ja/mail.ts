// Japanese words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: 'Fairtick 認証コードのお知らせ',
  codeForRegistration: 'Fairtick のアカウント登録の確認です。',
  codeForPassword: 'Fairtick のログインパスワード再設定の確認です。',
  codeForSecurity: 'Fairtick のセキュリティ設定変更の確認です。',
  codeForBank: 'Fairtick の出金先の登録・変更の確認です。',
  codeForWithdrawal: 'Fairtick の出金申請の確認です。',
  codeText: '認証コード：{{code}}\n有効期間は{{minutes}}分間で、1回だけ使えます。',
  codeWarning:
    'お心当たりがない場合は、このメールを破棄してください。当社が認証コードをお尋ねすることはありません。誰にも教えないでください。',
  passwordChangedSubject: 'Fairtick のログインパスワードが変更されました',
  passwordChangedText: 'ログインパスワードが変更され、ほかの端末はすべてログアウトされました。',
  passwordChangedNotYou:
    'お心当たりがない場合は、すぐにログイン画面の「パスワードをお忘れですか」から再設定し、カスタマーサービスにご連絡ください。',
  emailChangedSubject: 'Fairtick のメールアドレスが変更されました',
  emailChangedText:
    'アカウントのメールアドレスが {{value}} に変更され、ほかの端末はすべてログアウトされました。',
  phoneChangedSubject: 'Fairtick の電話番号が変更されました',
  phoneChangedText:
    'ログインに使う電話番号が {{value}} に変更され、ほかの端末はすべてログアウトされました。',
  contactChangedNotYou: 'お心当たりがない場合は、すぐにカスタマーサービスにご連絡ください。',
  securitySubject: '{{title}}（Fairtick）',
  securityNotYou:
    'お心当たりがない場合は、すぐにログインパスワードを変更し、カスタマーサービスにご連絡ください。',
}
