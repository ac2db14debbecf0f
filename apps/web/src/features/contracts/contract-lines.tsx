// The lines of the chart: my contracts on the instrument, and the levels of an order that is being
// made. A level that was dragged opens its sheet. Loaded with the first line there is.

import type { ChartLine } from '@fairtick/ui/candle-chart'
import { useCallback, useEffect, useState } from 'react'
import type { WireInstrument } from '../../platform/client-state.ts'
import { LevelsSheet } from './levels-sheet.tsx'
import {
  type DraftLevels,
  type DraggedLevel,
  useContractLines,
  useDraftLines,
} from './use-contract-lines.ts'

export type ContractLinesProps = {
  instrument: WireInstrument
  draft: DraftLevels
  onLines: (lines: readonly ChartLine[]) => void
}

export function ContractLines({ instrument, draft, onLines }: ContractLinesProps) {
  const [dragged, setDragged] = useState<Dragged>()
  const drag = useCallback(
    (level: DraggedLevel) => setDragged((before) => ({ level, at: (before?.at ?? 0) + 1 })),
    [],
  )
  const own = useContractLines(instrument, drag)
  const planned = useDraftLines(draft)
  useEffect(() => {
    onLines([...planned, ...own])
    return () => onLines([])
  }, [planned, own, onLines])
  return dragged && <DraggedSheet key={dragged.at} level={dragged.level} />
}

/** Each drop opens a sheet of its own. */
type Dragged = { readonly level: DraggedLevel; readonly at: number }

function DraggedSheet({ level }: { level: DraggedLevel }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <LevelsSheet open={isOpen} onClose={() => setIsOpen(false)} order={level.order} draft={level} />
  )
}
