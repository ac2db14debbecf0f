// Chinese words of the area `firstSteps`.

import type { firstSteps as en } from '../en/first-steps.ts'
import type { SameKeys } from '../same-keys.ts'

export const firstSteps: SameKeys<typeof en> = {
  place: '{{step}}/{{steps}}',
  moneyTitle: '先用模拟资金试一试',
  moneyText:
    '您有 {{amount}} USD 模拟资金，不涉及真实资金。可用30秒期权了解从下单到判定的流程。是否交易由您决定。',
  durationTitle: '选择期限',
  durationText: '选择30秒时，以买入30秒后的价格判定。百分比为判断正确时的收益率。',
  buyTitle: '看涨或看跌',
  buyText:
    '预计上涨选看涨，预计下跌选看跌。判断错误会损失购买金额（模拟资金），价格不变则退还。买入前会再次显示条件。',
  skip: '跳过',
  next: '下一步',
  done: '关闭',
}
