// All figures of a card or ticket, each unfolding to what it is made of.

import { Sheet } from '@fairtick/ui/sheet'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useClientState } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { ExplanationText } from './explained.tsx'
import type { NamedExplanation } from './explanation.ts'
import { TakenAt } from './taken-at.tsx'
import { useValueText } from './value-text.ts'

export type ExplainSheetProps = {
  open: boolean
  onClose: () => void
  /** Asked at each opening, and when somebody wants newer values. */
  explain: () => readonly NamedExplanation[]
}

export function ExplainSheet({ open, onClose, explain }: ExplainSheetProps) {
  const t = useText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('orderTicket.explain')}
      closeLabel={t('shell.close')}
    >
      <Figures explain={explain} />
    </Sheet>
  )
}

/** Gone while the sheet is closed, so that each opening has the values of its moment. */
function Figures({ explain }: Pick<ExplainSheetProps, 'explain'>) {
  const [held, setHeld] = useState(explain)
  const takenMs = held.find(({ explanation }) => explanation.takenMs)?.explanation.takenMs
  return (
    <>
      {takenMs !== undefined && <TakenAt takenMs={takenMs} onAgain={() => setHeld(explain())} />}
      <div className="flex flex-col divide-y divide-divider pb-3">
        {held.map((figure) => (
          <Figure key={figure.name} figure={figure} />
        ))}
      </div>
    </>
  )
}

function Figure({ figure: { name, explanation } }: { figure: NamedExplanation }) {
  const valueText = useValueText()
  const isMasked = useClientState((state) => state.amounts) === 'masked'
  const { result, decimals, hides } = explanation
  const isHidden = result === undefined || (isMasked && hides === 'with-amounts')
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm text-dense [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 text-text2">{name}</span>
        {!isHidden && (
          <span className="tabular text-end font-semibold text-text">
            {valueText(result.unit, result.value, decimals)}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-text3 transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      <div className="pb-3 text-dense text-text">
        <ExplanationText explanation={explanation} />
      </div>
    </details>
  )
}
