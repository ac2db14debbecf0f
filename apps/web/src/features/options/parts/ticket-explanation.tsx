// What being right or wrong with the option of the ticket would bring, and what that is made of.

import { type TextKey, useText } from '../../../platform/i18n.ts'
import { ExplainSheet } from '../../../shell/explanation/explain-sheet.tsx'
import { explainOptionTicket, type OptionTicketFigure } from '../explain-option-ticket.ts'
import type { TicketPreview } from '../ticket-form.ts'

export type TicketExplanationProps = {
  open: boolean
  onClose: () => void
  preview: TicketPreview
}

export function TicketExplanation({ open, onClose, preview }: TicketExplanationProps) {
  const t = useText()
  const explain = () => {
    const explanations = explainOptionTicket(preview)
    return FIGURES.map(([figure, name]) => ({ name: t(name), explanation: explanations[figure] }))
  }
  return <ExplainSheet open={open} onClose={onClose} explain={explain} />
}

/** As they stand on the ticket. */
const FIGURES: ReadonlyArray<readonly [OptionTicketFigure, TextKey]> = [
  ['ifRight', 'options.ifRight'],
  ['ifWrong', 'options.ifWrong'],
  ['ifEqual', 'options.ifEqual'],
  ['breakEven', 'options.breakEven'],
]
