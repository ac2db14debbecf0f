// Chinese words of the area `chart`.

import type { chart as en } from '../en/chart.ts'
import type { SameKeys } from '../same-keys.ts'

export const chart: SameKeys<typeof en> = {
  drawings: '画线',
  trend: '趋势线',
  horizontal: '水平线',
  fibonacci: '斐波那契',
  rectangle: '矩形',
  add: '画{{tool}}',
  drawHint: '选择工具，然后拖动端点调整。',
  remove: '删除{{drawing}}',
  removeAll: '全部删除',
  removed: '已删除画线',
  allRemoved: '已删除全部画线',
  undo: '撤销',
  drawingsFull: '每个品种最多 {{max}} 条画线，请先删除一条。',
  point: '{{drawing}}，端点 {{number}}：{{price}}。拖动或用方向键移动',
  period: '周期',
  deviations: '标准差',
  fast: '快线',
  slow: '慢线',
  signal: '信号线',
  smoothK: 'K平滑',
  smoothD: 'D平滑',
  usual: '恢复默认',
}
