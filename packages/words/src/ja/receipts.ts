// Japanese words of the area `receipts`.

import type { receipts as en } from '../en/receipts.ts'
import type { SameKeys } from '../same-keys.ts'

export const receipts: SameKeys<typeof en> = {
  title: '受領証',
  intro:
    '注文・入金・出金にはそれぞれ署名付きの受領証があります。アプリが自動で取得し、この端末に保管します。',
  count: 'この端末に保管中',
  newest: '最新',
  none: '受領証はまだありません。最初の注文または入金のあと、まもなくここに表示されます。',
  dropped:
    '最新の{{most}}件を保管します。古い{{count}}件は削除されました。ときどきファイルに保存してください。',
  saveAll: 'すべて保存（1ファイル）',
  checkAll: 'すべて検証する',
  checkThis: 'この取引を検証する',
  tooMany: '件数が多いため直接は渡せません。ファイルに保存し、検証ページで選んでください。',
  denied:
    '{{count}}件の受領証が、後の受領証と食い違っています。どちらにも署名があります。ファイルを保存し、第三者に見せてください。',
  unavailable:
    'このブラウザにはアプリのデータを保管できません（プライベートウィンドウなど）。受領証は1件ずつ保存できます。',
  keepsTitle: '保管のしくみ',
  keepsSigned: 'すべてに当社の署名があり、後から否認できません。',
  keepsHere:
    'ログアウト後もこのブラウザに保管されます。ここでログインした他の人には表示されませんが、このブラウザのファイルを読める人は内容を読めます。',
  keepsAgain:
    'アクセスのたびに一部を取得し直します。後の受領証が保管中のものと食い違う場合は両方を保管し、全画面で知らせます。',
  keepsFile: 'ブラウザのデータを消去すると削除されます。保存したファイルは残ります。',
}
