// Japanese words of the area `chart`.

import type { chart as en } from '../en/chart.ts'
import type { SameKeys } from '../same-keys.ts'

export const chart: SameKeys<typeof en> = {
  drawings: '描画',
  trend: 'トレンドライン',
  horizontal: '水平線',
  fibonacci: 'フィボナッチ',
  rectangle: '四角形',
  add: '{{tool}}を描く',
  drawHint: 'ツールを選び、点をドラッグして調整します。',
  remove: '{{drawing}}を削除',
  removeAll: 'すべて削除',
  removed: '描画を削除しました',
  allRemoved: '描画をすべて削除しました',
  undo: '元に戻す',
  drawingsFull: '描画は1銘柄につき{{max}}個までです。先にどれかを削除してください。',
  point: '{{drawing}}、点{{number}}：{{price}}。ドラッグまたは矢印キーで移動',
  period: '期間',
  deviations: '偏差（σ）',
  fast: '短期',
  slow: '長期',
  signal: 'シグナル',
  smoothK: 'K平滑',
  smoothD: 'D平滑',
  usual: '初期値に戻す',
}
