// Japanese words of the area `proof`.

import type { proof as en } from '../en/proof.ts'
import type { SameKeys } from '../same-keys.ts'

export const proof: SameKeys<typeof en> = {
  mailHint: '{{email}} に6桁の認証コードを送ります。',
  appCode: '認証アプリのコード',
  usePasskey: 'パスキーで確認',
  passkeyDone: 'パスキーで確認しました',
  useRecovery: 'リカバリーコードを使う',
  useApp: '認証アプリを使う',
  notRecovery: 'パスキーに戻る',
  recoveryCode: 'リカバリーコード',
  recoveryHint: '英数字12文字。1回だけ使えます。使用後24時間は出金できません。',
  cancelled: 'パスキーは使用されませんでした。もう一度お試しください。',
  failed: 'この端末ではパスキーを使用できませんでした。',
  known: 'この端末には、このアカウントのパスキーがすでにあります。',
  impossible: 'このアドレスまたはブラウザでは、パスキーを利用できません。',
  loginTitle: 'ご本人の確認',
  loginText: 'このアカウントは二段階認証で保護されています。パスワードだけではログインできません。',
  otherAccount: '別の方法でログイン',
  confirmFirst: '先に確認を済ませてください。',
}
