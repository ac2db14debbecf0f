// Figures of a lead trader, all of one size: no return is larger than the drawdown beside it.

import { DIRECTION_TEXT, DirectionMark } from '@fairtick/ui/direction-mark'
import type { ReactNode } from 'react'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'

export type FigureGridProps = {
  items: ReadonlyArray<{ id: string; label: ReactNode; value: ReactNode }>
}

export function FigureGrid({ items }: FigureGridProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(5.5rem,30%),1fr))] gap-x-2 gap-y-2.5">
      {items.map(({ id, label, value }) => (
        <div key={id} className="flex min-w-0 flex-col justify-between gap-0.5">
          <dt className="text-caption text-text2">{label}</dt>
          <dd className="tabular font-number text-title font-bold text-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const NOTHING = '—'

/** What there is nothing to tell of yet is a dash. */
export function useFigureTexts() {
  const { signedPercent, plainPercent } = useFormats()
  return {
    change: (rate: string | null) => (rate === null ? NOTHING : <Change rate={rate} />),
    /** A fall, whichever sign it is told with. */
    drawdown: (rate: string | null) =>
      rate === null ? NOTHING : signedPercent(`-${rate.replace(/^-/, '')}`),
    share: (rate: string | null) => (rate === null ? NOTHING : plainPercent(rate)),
  }
}

/** Signed, coloured and marked, so that colour is never the only sign. */
export function Change({ rate }: { rate: string }) {
  const { signedPercent } = useFormats()
  const direction = directionOfChange(rate)
  return (
    <span className={`inline-flex items-center gap-1 ${DIRECTION_TEXT[direction]}`}>
      <DirectionMark direction={direction} />
      {signedPercent(rate)}
    </span>
  )
}
