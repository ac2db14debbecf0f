// Japanese words of the area `shareCard`.

import type { shareCard as en } from '../en/share-card.ts'
import type { SameKeys } from '../same-keys.ts'

export const shareCard: SameKeys<typeof en> = {
  share: 'シェア',
  title: '結果をシェア',
  amounts: '金額も表示',
  amountsHint: 'お名前やIDは画像に表示されません。',
  save: '画像を保存',
  saved: '保存しました：{{name}}',
  failed: '画像を作成できませんでした。通信状況を確認して、もう一度開いてください。',
  ofBasis: '{{basis}}に対する損益率',
  tick: 'ティック番号 {{seq}}',
  check: 'すべての数字は、記録されたティックで確かめられます。',
  practice: 'デモ口座',
  risk: '将来の成績を示すものではありません。投じた資金をすべて失うことがあります。',
}
