// What a person drew on the chart of a symbol; while the tools are open it can be changed.

import type { ChartLayerProps } from '@fairtick/ui/candle-chart'
import { ChartDrawings } from '@fairtick/ui/chart-drawings'
import { useText } from '../../../platform/i18n.ts'
import { drawingName } from '../drawing-names.ts'
import { selectDrawing, useDrawingState } from '../drawing-state.ts'
import { keepDrawings, useDrawingsOf } from '../drawings.ts'

export type DrawingLayerProps = ChartLayerProps & { symbol: string; isOpen: boolean }

export function DrawingLayer({ symbol, isOpen, ...layer }: DrawingLayerProps) {
  const t = useText()
  const marks = useDrawingsOf(symbol)
  const { wanted, selected } = useDrawingState()
  return (
    <ChartDrawings
      {...layer}
      marks={marks}
      selected={isOpen ? selected : undefined}
      wanted={isOpen ? wanted : undefined}
      onAdd={(tool, points) => {
        const id = crypto.randomUUID()
        keepDrawings(symbol, [...marks, { id, tool, points }])
        selectDrawing(id)
      }}
      onMove={(id, points) =>
        keepDrawings(
          symbol,
          marks.map((mark) => (mark.id === id ? { ...mark, points } : mark)),
        )
      }
      pointLabel={(mark, number, price) =>
        t('chart.point', { drawing: drawingName(mark, marks, t), number: String(number), price })
      }
    />
  )
}
