// Japanese words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: 'Fairtick 認証コードのお知らせ',
  codeForRegistration: 'Fairtick のアカウント登録の確認です。',
  codeForPassword: 'Fairtick のログインパスワード再設定の確認です。',
  codeForRecovery: 'Fairtick のアカウント復旧申請の確認です。',
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
  recoveryStop: 'お心当たりがない場合は、ログインせずにこちらから中止できます：\n{{link}}',
  recoveryLinkSubject: 'Fairtick：アカウント情報の再設定',
  recoveryLinkText:
    '待機期間が終了しました。次のリンクから再設定してください。リンクは {{until}}（{{zone}}）まで、1回だけ使えます：\n{{link}}\n\n当社がこのリンクをお尋ねすることはありません。誰にも教えないでください。',
  payoutAddedSubject: 'Fairtick：出金先が追加されました',
  payoutAddedText:
    '出金先として {{shown}} が登録されました。この出金先への出金は {{until}}（{{zone}}）から可能になります。',
  bankAskedSubject: 'Fairtick：銀行口座の変更申請を受け付けました',
  bankAskedFor: '申請内容：{{before}} から {{shown}} へ',
  bankAskedText:
    '銀行口座を {{before}} から {{shown}} に変更する申請を受け付けました。担当者が審査し、承認されるまで口座は変わりません。承認後も、新しい口座への出金は24時間お待ちいただきます。',
  bankChangedSubject: 'Fairtick：銀行口座が変更されました',
  bankChangedText:
    '銀行口座が {{before}} から {{shown}} に変更されました。この口座への出金は {{until}}（{{zone}}）から可能になります。',
  payoutReminderSubject: 'Fairtick：出金の待機時間がまもなく終了します',
  payoutReminderText:
    '{{shown}} への出金は {{until}}（{{zone}}）から可能になります。それまでは出金できません。',
  payoutNotYou:
    'お心当たりがない場合：\n1. すぐにログインパスワードを変更してください。ほかの端末はすべてログアウトされ、新しい出金はその時点から24時間できなくなります。\n2. 申請した覚えのない出金は、アプリから取り消してください。\n3. カスタマーサービスにご連絡ください。出金を停止できます。',
}
