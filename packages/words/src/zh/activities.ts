// Chinese words of the area `activities`.

import type { activities as en } from '../en/activities.ts'
import type { SameKeys } from '../same-keys.ts'

export const activities: SameKeys<typeof en> = {
  activityCentre: '活动中心',
  noActivities: '暂无活动。',
  open: '进行中',
  upcoming: '未开始',
  ended: '已结束',
  rules: '查看规则',
  rulesOf: '规则：{{title}}',
  from: '{{time}} 起',
  until: '截至 {{time}}',
  join: '参加',
  joined: '已参加',
  joinedAt: '您已于 {{time}} 按第 {{version}} 版规则参加。',
  joinedOlder: '您参加后规则已更新，现为第 {{version}} 版。重新参加之前，记录保留您已同意的版本。',
  joinNote:
    '参加即记录您同意本规则（第 {{version}} 版）及时间。不会动用任何资金，除规则所述外不作任何承诺。',
  joinConfirm: '按此规则参加',
  offHere: '因{{place}}的规则不允许以奖励促进交易，此处无法参加活动。',
}
