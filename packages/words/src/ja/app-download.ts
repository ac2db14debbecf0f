// Japanese words of the area `appDownload`.

import type { appDownload as en } from '../en/app-download.ts'
import type { SameKeys } from '../same-keys.ts'

export const appDownload: SameKeys<typeof en> = {
  installWhy:
    'ホーム画面に追加すると、Fairtick を専用の画面で開けます。通信できないときも、最後に見た内容を確認できます。サービスとアカウントは同じです。',
  installed: 'アプリとして開いています。',
  installAction: 'インストール',
  installDone: 'インストールしました。ホーム画面から開けます。',
  iosTitle: 'iPhone・iPad の場合',
  iosOpen: 'このページを Safari で開きます。',
  iosShare: '共有ボタンをタップします。',
  iosAdd: '「ホーム画面に追加」を選びます。',
  otherTitle: 'ほかのブラウザの場合',
  otherText:
    'ブラウザのメニューから「アプリをインストール」または「ホーム画面に追加」を選びます。どちらもない場合は、このままブラウザでご利用ください。',
}
