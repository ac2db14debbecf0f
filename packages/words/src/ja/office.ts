// Japanese words of the area `office`: what the back office is told when it refuses.

import type { office as en } from '../en/office.ts'
import type { SameKeys } from '../same-keys.ts'

export const office: SameKeys<typeof en> = {
  notPermitted: 'この操作を許可するロールがありません。',
  loginFailed: 'メールアドレス、パスワード、コードのいずれかが正しくありません。',
  passwordWrong: 'パスワードが正しくありません。',
  secretWrong: 'このワンタイムシークレットは存在しないか、使用済みか、期限切れです。',
  factorNeeded: 'この操作には、認証アプリのコードまたはパスキーが必要です。',
  factorWrong: 'コードまたはパスキーが正しくないか、すでに使用されています。',
  passkeysUsedUp: 'パスキーは10個までです。使わないものを削除してください。',
  emailTaken: 'このメールアドレスは別のスタッフが使用しています。',
  notEnrolled: 'この担当者はまだ登録を完了していません。登録が済んでからロールを申請してください。',
  ownRequest: 'この操作は別の人が行う必要があります。',
  ownDecision: '以前にあなたが判断した案件です。再審査は別の担当者が行います。',
  tooEarly: '本人が拒否できるよう、申請から1時間は承認できません。その後に承認してください。',
  lastAdmin: 'ログインできる最後の管理者です。先に別の管理者を加えてください。',
  changedMeanwhile: 'その間に内容が変わりました。もう一度ご確認ください。',
  alwaysShown: 'この文書は常に掲載が必要です。取り下げる代わりに、新しい版を公開してください。',
  outsideWindow: '出金の支払時間外です。何も変更されていません。',
  withdrawalsFrozen: '帳簿に差異があります。解明されるまで出金は行われません。',
  realOnly: 'デモ資金のため入出金はできません。却下してください。',
  targetAltered: '送金先がサーバー以外によって書き換えられています。承認も支払いも行われません。',
  notClaimed: 'この操作は担当者だけができます。先に担当してください。',
  foreignAddress: '開いている入金方法のものではないアドレスが含まれています。取り除いてください。',
}
