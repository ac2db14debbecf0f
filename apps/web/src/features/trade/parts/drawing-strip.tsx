// The tools to draw with, and what was drawn: to be chosen and deleted, one by one or all.

import { Chip } from '@fairtick/ui/chip'
import { DRAWING_TOOLS, type Drawing, type DrawingTool } from '@fairtick/ui/drawing'
import { IconButton } from '@fairtick/ui/icon-button'
import { useToast } from '@fairtick/ui/toast'
import { AlignJustify, Minus, RectangleHorizontal, Trash2, TrendingUp } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { drawingName, toolName } from '../drawing-names.ts'
import { chooseTool, selectDrawing, useDrawingState } from '../drawing-state.ts'
import { DRAWINGS_MAX, keepDrawings, useDrawingsOf } from '../drawings.ts'

const ICONS = {
  trend: TrendingUp,
  horizontal: Minus,
  fibonacci: AlignJustify,
  rectangle: RectangleHorizontal,
} as const

/** What was just drawn or chosen, with its button, among many. */
function keepInSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

export function DrawingStrip({ symbol }: { symbol: string }) {
  const t = useText()
  const showToast = useToast()
  const marks = useDrawingsOf(symbol)
  const selected = useDrawingState((state) => state.selected)
  useEffect(() => () => selectDrawing(undefined), [])
  const draw = (tool: DrawingTool) => {
    if (marks.length < DRAWINGS_MAX) chooseTool(tool)
    else showToast({ text: t('chart.drawingsFull', { max: String(DRAWINGS_MAX) }) })
  }
  const keepOnly = (left: readonly Drawing[]) => {
    keepDrawings(symbol, left)
    selectDrawing(undefined)
    showToast({
      text: t(left.length === 0 ? 'chart.allRemoved' : 'chart.removed'),
      action: { label: t('chart.undo'), onClick: () => keepDrawings(symbol, marks) },
    })
  }
  return (
    <div role="toolbar" aria-label={t('chart.drawings')} className="flex min-h-11 px-1">
      {DRAWING_TOOLS.map((tool) => {
        const Icon = ICONS[tool]
        return (
          <IconButton
            key={tool}
            label={t('chart.add', { tool: toolName(tool, t) })}
            icon={<Icon className="size-5" />}
            onClick={() => draw(tool)}
            className="text-text2"
          />
        )
      })}
      <div className="scrollbar-none ms-1 flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto border-s border-divider ps-2">
        {marks.length === 0 && <p className="text-caption text-text3">{t('chart.drawHint')}</p>}
        {marks.map((mark) => {
          const isSelected = mark.id === selected
          return (
            <span
              key={mark.id}
              ref={isSelected ? keepInSight : undefined}
              className="flex shrink-0"
            >
              <Chip
                pressed={isSelected}
                onClick={() => selectDrawing(isSelected ? undefined : mark.id)}
              >
                {drawingName(mark, marks, t)}
              </Chip>
              {isSelected && (
                <IconButton
                  label={t('chart.remove', { drawing: drawingName(mark, marks, t) })}
                  icon={<Trash2 className="size-5" />}
                  onClick={() => keepOnly(marks.filter(({ id }) => id !== mark.id))}
                  className="text-danger!"
                />
              )}
            </span>
          )
        })}
        {marks.length > 1 && (
          <Chip tone="warn" onClick={() => keepOnly([])}>
            {t('chart.removeAll')}
          </Chip>
        )}
      </div>
    </div>
  )
}
