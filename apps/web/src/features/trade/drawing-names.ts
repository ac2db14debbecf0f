// What a drawing is called: its tool, and which of that kind it is.

import type { Drawing } from '@fairtick/ui/drawing'
import type { Say } from '../../platform/i18n.ts'

const TOOL_NAMES = {
  trend: 'chart.trend',
  horizontal: 'chart.horizontal',
  fibonacci: 'chart.fibonacci',
  rectangle: 'chart.rectangle',
} as const

export function toolName(tool: Drawing['tool'], t: Say): string {
  return t(TOOL_NAMES[tool])
}

export function drawingName(drawing: Drawing, all: readonly Drawing[], t: Say): string {
  const alike = all.filter(({ tool }) => tool === drawing.tool)
  const number = alike.findIndex(({ id }) => id === drawing.id) + 1
  return `${toolName(drawing.tool, t)} ${number}`
}
