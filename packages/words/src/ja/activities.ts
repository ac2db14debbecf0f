// Japanese words of the area `activities`.

import type { activities as en } from '../en/activities.ts'
import type { SameKeys } from '../same-keys.ts'

export const activities: SameKeys<typeof en> = {
  activityCentre: 'キャンペーン',
  noActivities: '現在、開催中または予定のキャンペーンはありません。',
  open: '開催中',
  upcoming: '開催前',
  ended: '終了',
  rules: 'ルールを見る',
  rulesOf: 'ルール：{{title}}',
  from: '{{time}}から',
  until: '{{time}}まで',
  join: '参加する',
  joined: '参加済み',
  joinedAt: '{{time}}に第{{version}}版のルールで参加しました。',
  joinedOlder:
    '参加後にルールが変更されました（現在は第{{version}}版）。あらためて参加するまでは、同意済みの版が記録として残ります。',
  joinNote:
    '参加すると、このルール（第{{version}}版）への同意が日時とともに記録されます。資金の移動はなく、ルールに書かれていること以外は約束されません。',
  joinConfirm: 'このルールで参加する',
  offHere:
    '{{place}}の規則により取引に対する特典が認められていないため、ここではキャンペーンに参加できません。',
}
