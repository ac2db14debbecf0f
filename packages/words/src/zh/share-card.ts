// Chinese words of the area `shareCard`.

import type { shareCard as en } from '../en/share-card.ts'
import type { SameKeys } from '../same-keys.ts'

export const shareCard: SameKeys<typeof en> = {
  share: '分享',
  title: '分享这笔结果',
  amounts: '显示金额',
  amountsHint: '图片上不会出现您的姓名和 ID。',
  save: '保存图片',
  saved: '已保存：{{name}}',
  failed: '无法生成图片。请检查网络后重新打开。',
  ofBasis: '盈亏 ÷ {{basis}}',
  tick: 'Tick 编号 {{seq}}',
  check: '每个数字都可以用已记录的 Tick 核对。',
  practice: '模拟账户',
  risk: '不代表今后的结果。投入的资金可能全部亏损。',
}
