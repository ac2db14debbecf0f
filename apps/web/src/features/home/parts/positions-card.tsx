// My open positions in short, while there are any: how many, P/L, how near the danger.

import { lazy, Suspense } from 'react'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { speakContracts } from '../../../platform/i18n.ts'

/** Most visits to Home have none: figures and words are loaded when there are some. */
const PositionsFigures = lazy(async () => {
  const [file] = await Promise.all([import('./positions-figures.tsx'), speakContracts()])
  return { default: file.PositionsFigures }
})

export function PositionsCard() {
  const { positions } = useOpenContracts()
  if (positions.length === 0) return null
  return (
    <Suspense fallback={<div className="h-32 rounded-lg bg-surface shadow-card" />}>
      <PositionsFigures count={positions.length} />
    </Suspense>
  )
}
