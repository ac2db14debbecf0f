// What the figures of all open positions together are made of.

import { useQuery } from '@tanstack/react-query'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { summaryQuery } from '../../../platform/shared-queries.ts'
import type { AccountFigure } from '../../../shell/explanation/explain-account.ts'
import { ExplainSheet } from '../../../shell/explanation/explain-sheet.tsx'
import { useExplainAccount } from '../../../shell/explanation/use-explain-account.ts'

export type AccountExplanationProps = { open: boolean; onClose: () => void }

export function AccountExplanation({ open, onClose }: AccountExplanationProps) {
  const t = useText()
  const { data: summary } = useQuery(summaryQuery)
  const explainFigure = useExplainAccount(summary)
  const explain = () =>
    FIGURES.flatMap(([figure, name]) => {
      const explanation = explainFigure(figure)
      return explanation === undefined ? [] : [{ name: t(name), explanation }]
    })
  return <ExplainSheet open={open} onClose={onClose} explain={explain} />
}

/** As they stand on the summary, with what they follow from. */
const FIGURES: ReadonlyArray<readonly [AccountFigure, TextKey]> = [
  ['openProfit', 'positions.openProfit'],
  ['usedMargin', 'positions.usedMargin'],
  ['freeMargin', 'positions.freeMargin'],
  ['riskRate', 'positions.riskRate'],
  ['equity', 'account.equity'],
  ['reserved', 'positions.reserved'],
  ['spendable', 'account.spendable'],
]
