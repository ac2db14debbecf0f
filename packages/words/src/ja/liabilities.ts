// Japanese words of the area `liabilities`.

import type { liabilities as en } from '../en/liabilities.ts'
import type { SameKeys } from '../same-keys.ts'

export const liabilities: SameKeys<typeof en> = {
  title: '残高の証明',
  checking: 'このブラウザで確認しています…',
  proved: 'このブラウザで確認しました。下の金額は、公開された合計に含まれています。',
  notPublished:
    'このブラウザで確認しましたが、公開記録にはこの合計がまだ載っていません。数分後にもう一度ご確認ください。それでも載っていない場合は、ほかの人に知らせてください。',
  notCounted:
    'この口座は {{time}} 時点の集計に含まれていません。その後に開設されたか、実際の資金が集計される環境でのデモ口座です。',
  none: 'まだ公開されていません。最初の証明は {{time}} に公開されます。',
  practice: 'ここはデモ環境です。金額はすべてデモ資金です。',
  ownTitle: 'あなたにお返しすべき金額',
  ownTime: '{{time}} 時点',
  rewards: '未払いの報酬',
  profit: '建玉の評価益',
  profitText:
    'その時点の価格による、建玉の評価益です。評価損は0として数え、お返しすべき金額から差し引くことはありません。',
  sum: '合計',
  houseTitle: '全員にお返しすべき金額',
  accounts: '集計した口座数',
  total: '総額',
  deficits: 'お客様側の不足額（差し引いていません）',
  deficitOf: '{{amount}} USD（{{count}}口座）',
  held: '保有額（最新の残高証明）',
  heldOwed: '登録時にお返しすべき金額',
  heldTime: '残高証明の日時',
  heldNone: '直近{{days}}日間にありません',
  heldText:
    '残高証明は当社が自ら登録したもので、第三者の確認は受けていません。お返しすべき金額を下回る間は、新しい入金を受け付けません。',
  checked: '確認した人数',
  next: '次回の証明',
  provesTitle: 'この証明でわかること',
  provesOwn:
    'あなたの残高、オプションの購入金額、手続き中の出金、報酬、評価益が総額に含まれています。',
  provesOthers:
    '誰かの不足額が総額から差し引かれることはなく、あなたの記録が他の人の分として使い回されることもありません。',
  provesNotTitle: 'この証明ではわからないこと',
  notAssets:
    '資金が実際にあること。お返しすべき金額だけでは、保有している資金については何もわかりません。',
  notAll:
    '全員が集計されていること。除かれた記録に気づけるのは本人だけです。確認しない人は守られません。',
  notSame: '他の人にも同じルートが表示されていること。ほかの人と見比べてください。',
  rootTitle: 'ルート',
  rootText: '一覧全体を表す1つの値です。全員に同じ値が表示されなければなりません。',
  copyRoot: 'ルートをコピー',
  faultTitle: 'この証明は成り立ちません。この画面を保存し、ほかの人に知らせてください。',
  faultLeaf: 'あなたの記録が正しい形式で書かれていません。',
  faultSalt: 'あなたの記録に固有の秘密の値がありません。',
  faultMember: 'この記録はあなたの口座のものではありません。',
  faultDay: 'この記録は別の日のものです。',
  faultTree: 'この記録は公開された総額につながりません。',
  faultRoot: '表示された内容は、公開されたものと異なります。',
}
