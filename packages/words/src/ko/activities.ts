// Korean words of the area `activities`.

import type { activities as en } from '../en/activities.ts'
import type { SameKeys } from '../same-keys.ts'

export const activities: SameKeys<typeof en> = {
  activityCentre: '이벤트',
  noActivities: '진행 중이거나 예정된 이벤트가 없습니다.',
  open: '진행 중',
  upcoming: '예정',
  ended: '종료',
  rules: '규칙 보기',
  rulesOf: '규칙: {{title}}',
  from: '{{time}}부터',
  until: '{{time}}까지',
  join: '참여하기',
  joined: '참여함',
  joinedAt: '{{time}}에 규칙 버전 {{version}}에 동의하고 참여했습니다.',
  joinedOlder:
    '참여한 뒤 규칙이 변경되었습니다(현재 버전 {{version}}). 다시 참여하기 전까지는 동의하신 버전이 기록으로 남습니다.',
  joinNote:
    '참여하면 이 규칙(버전 {{version}})에 대한 동의와 시각이 기록됩니다. 자금은 이동하지 않으며, 규칙에 적힌 것 외에는 아무것도 약속하지 않습니다.',
  joinConfirm: '이 규칙으로 참여하기',
  offHere:
    '{{place}} 규칙은 거래에 대한 혜택을 허용하지 않으므로 여기서는 이벤트에 참여할 수 없습니다.',
}
