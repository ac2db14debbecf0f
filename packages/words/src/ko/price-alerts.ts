// Korean words of the area `priceAlerts`.

import type { priceAlerts as en } from '../en/price-alerts.ts'
import type { SameKeys } from '../same-keys.ts'

export const priceAlerts: SameKeys<typeof en> = {
  price: '알림 가격',
  now: '현재 {{price}}',
  lower: '가격 내리기',
  higher: '가격 올리기',
  whenAbove: '가격이 {{price}} 이상이 되면 한 번 알려 드립니다.',
  whenBelow: '가격이 {{price}} 이하가 되면 한 번 알려 드립니다.',
  sameAsNow: '현재 가격과 같습니다. 더 높거나 낮은 가격을 입력하세요.',
  noPrice: '아직 비교할 가격이 없습니다.',
  stale: '새 가격이 들어오지 않고 있습니다. 알림은 다음 가격을 기다립니다.',
  set: '알림 설정',
  wasSet: '알림을 설정했습니다: {{pair}} {{price}}',
  mine: '내 알림({{count}}/{{limit}})',
  none: '아직 알림이 없습니다. 알림은 한 번 울리면 사라집니다.',
  above: '{{price}} 이상',
  below: '{{price}} 이하',
  setAt: '설정 {{time}}',
  remove: '{{pair}} {{price}} 알림 삭제',
  removed: '알림을 삭제했습니다',
}
