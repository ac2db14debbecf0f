// The parts that the account's figures are made of, each with its formula in words.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/contract'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'

type Summary = CallResult<'accountSummary'>

export function BreakdownCard({ summary }: { summary: Summary | undefined }) {
  const t = useText()
  const { money } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <Card className="py-2">
      <DefinitionList
        rows={ROWS.map(({ id, label, formula, weight }) => ({
          id,
          label: t(label),
          weight,
          info: { label: t('account.explain', { name: t(label) }), text: t(formula) },
          value:
            summary === undefined ? (
              <Skeleton className="h-5 w-20" />
            ) : (
              <Amount
                text={money(summary[id], id === 'spendable' ? 'down' : 'nearest')}
                size="dense"
                weight={weight}
                mark="hidden"
                masked={masked}
                maskedLabel={t('account.amountHidden')}
              />
            ),
        }))}
      />
    </Card>
  )
}

const ROWS: ReadonlyArray<{
  id: 'cash' | 'stake' | 'spendable'
  label: TextKey
  formula: TextKey
  weight: 'normal' | 'strong'
}> = [
  {
    id: 'cash',
    label: 'account.balance',
    formula: 'account.balanceFormula',
    weight: 'normal',
  },
  { id: 'stake', label: 'account.stake', formula: 'account.stakeFormula', weight: 'normal' },
  {
    id: 'spendable',
    label: 'account.spendable',
    formula: 'account.spendableFormula',
    weight: 'strong',
  },
]
