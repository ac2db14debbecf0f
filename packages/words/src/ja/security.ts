// Japanese words of the area `security`.

import type { security as en } from '../en/security.ts'
import type { SameKeys } from '../same-keys.ts'

export const security: SameKeys<typeof en> = {
  title: '二段階認証',
  intro: 'ログイン、出金、セキュリティ設定の変更時に確認します。',
  heldUntil: 'セキュリティ設定が変更されたため、{{time}}まで出金できません。',
  holdNote: '変更後24時間は出金できません。',
  passkeys: 'パスキー',
  passkeysText: '端末の指紋・顔・PINでログインできます。偽サイトに盗まれることがありません。',
  since: '登録 {{time}}',
  lastUsed: '最終使用 {{time}}',
  neverUsed: '未使用',
  synced: '同期済み',
  addPasskey: 'パスキーを追加',
  passkeyName: 'パスキーの名前',
  nameHint: 'どの端末のものか分かる名前にします。',
  makePasskey: 'この端末で続ける',
  editPasskey: '「{{name}}」を編集',
  saveName: '名前を保存',
  nameSaved: '名前を保存しました。',
  removePasskey: 'このパスキーを削除',
  removePasskeyText:
    '今後このパスキーではログインできません。端末のパスワード設定からも削除してください。',
  passkeyAdded: 'パスキーを追加しました。',
  passkeyRemoved: 'パスキーを削除しました。',
  app: '認証アプリ',
  appText: 'スマートフォンのアプリに、30秒ごとに新しい6桁のコードが表示されます。',
  appSince: '{{time}}から使用中',
  setUpApp: 'アプリを設定',
  removeApp: 'アプリを解除',
  removeAppText: '今後このアプリのコードは求められません。アプリ側の登録も削除してください。',
  appAdded: '認証アプリの使用を開始しました。',
  appRemoved: '認証アプリを解除しました。',
  scan: '認証アプリで読み取ってください',
  qrLabel: 'キーのQRコード',
  openInApp: 'この端末のアプリで開く',
  keyText: 'または、このキーを手入力',
  copyKey: 'キーをコピー',
  appCodeNow: 'アプリに表示中のコード',
  startApp: '使用を開始',
  keyValid: 'キーの有効期限は{{minutes}}分です。',
  recovery: 'リカバリーコード',
  recoveryText:
    'スマートフォンやパスキーを失くしたとき、コード1つにつき1回だけ本人確認に使えます。端末もコードもない場合は、ログイン画面からの復旧申請が必要になり、審査に数日かかります。',
  codesLeft: '残り{{count}}個',
  renewCodes: '新しいコードを作成',
  renewText: '以前のコードは使えなくなります。',
  codesTitle: 'リカバリーコードの保管',
  codesText:
    '表示されるのは今回だけです。紙やパスワード管理アプリなど、この端末がなくても見られる場所に保管してください。',
  copyCodes: 'すべてコピー',
  saveCodes: 'ファイルに保存',
  codesKept: '保管しました',
  unknown:
    '応答がありませんでした。変更が完了している可能性があります。もう一度試す前に、この画面をご確認ください。',
}
