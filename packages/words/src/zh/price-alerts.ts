// Chinese words of the area `priceAlerts`.

import type { priceAlerts as en } from '../en/price-alerts.ts'
import type { SameKeys } from '../same-keys.ts'

export const priceAlerts: SameKeys<typeof en> = {
  price: '提醒价格',
  now: '现价 {{price}}',
  lower: '调低价格',
  higher: '调高价格',
  whenAbove: '价格涨到 {{price}} 或更高时提醒一次。',
  whenBelow: '价格跌到 {{price}} 或更低时提醒一次。',
  sameAsNow: '这就是现价，请输入更高或更低的价格。',
  noPrice: '暂无可比较的价格。',
  stale: '目前没有新的报价，提醒会等到下一个报价。',
  set: '设置提醒',
  wasSet: '已设置提醒：{{pair}} {{price}}',
  mine: '我的提醒（{{count}}/{{limit}}）',
  none: '还没有提醒。每个提醒只触发一次。',
  above: '达到或高于 {{price}}',
  below: '达到或低于 {{price}}',
  setAt: '设置于 {{time}}',
  remove: '删除 {{pair}} {{price}} 的提醒',
  removed: '提醒已删除',
}
