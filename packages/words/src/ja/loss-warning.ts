// Japanese words of the area `lossWarning`.

import type { lossWarning as en } from '../en/loss-warning.ts'
import type { SameKeys } from '../same-keys.ts'

export const lossWarning: SameKeys<typeof en> = {
  real: '当社でレバレッジ取引を行った個人口座の{{share}}が損失を出しています。',
  practice: 'ここでレバレッジ取引を行ったデモ口座の{{share}}が損失を出しています。',
  unmeasured: 'この種のレバレッジ取引では、個人口座の大多数が損失を出しています。',
  advice:
    'レバレッジ取引は仕組みが複雑で、短期間に大きな損失が生じるおそれがあります。内容を十分に理解しているか、資金を失っても差し支えないかを、取引の前によくご確認ください。',
  counted:
    '{{date}}より前の12か月間に取引のあった{{accounts}}口座の実績です。すべての費用と含み損を含みます。',
}
