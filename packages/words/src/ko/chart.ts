// Korean words of the area `chart`.

import type { chart as en } from '../en/chart.ts'
import type { SameKeys } from '../same-keys.ts'

export const chart: SameKeys<typeof en> = {
  drawings: '그리기',
  trend: '추세선',
  horizontal: '수평선',
  fibonacci: '피보나치',
  rectangle: '사각형',
  add: '{{tool}} 그리기',
  drawHint: '도구를 고른 뒤 점을 드래그해 조정하세요.',
  remove: '{{drawing}} 삭제',
  removeAll: '모두 삭제',
  removed: '그리기를 삭제했습니다',
  allRemoved: '그리기를 모두 삭제했습니다',
  undo: '실행 취소',
  drawingsFull: '종목당 {{max}}개까지 그릴 수 있습니다. 먼저 하나를 삭제하세요.',
  point: '{{drawing}}, 점 {{number}}: {{price}}. 드래그하거나 방향키로 이동',
  period: '기간',
  deviations: '표준편차',
  fast: '단기',
  slow: '장기',
  signal: '시그널',
  smoothK: 'K 평활',
  smoothD: 'D 평활',
  usual: '기본값',
}
