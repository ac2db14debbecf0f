// The parts that the account's figures are made of, at the newest ticks, each with its formula.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/contract'
import { liveSummary } from '../../../live/live-summary.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'

type Summary = CallResult<'accountSummary'>

export function BreakdownCard({ summary: read }: { summary: Summary | undefined }) {
  const t = useText()
  const { money, signedMoney } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const { account } = useLiveFigures()
  const summary = read && liveSummary(read, account)
  const shownOf = (id: RowId, weight: 'normal' | 'strong') => {
    const text = summary?.[id]
    if (text === undefined) return <Skeleton className="h-5 w-20" />
    const isSigned = id === 'openProfit'
    return (
      <Amount
        text={isSigned ? signedMoney(text) : money(text, id === 'spendable' ? 'down' : 'nearest')}
        direction={isSigned ? directionOf(text) : 'flat'}
        size="dense"
        weight={weight}
        mark={isSigned ? 'shown' : 'hidden'}
        masked={masked}
        maskedLabel={t('account.amountHidden')}
      />
    )
  }
  return (
    <Card aria-live="off" className="py-2">
      <DefinitionList
        rows={ROWS.map(({ id, label, formula, weight }) => ({
          id,
          label: t(label),
          weight,
          info: { label: t('account.explain', { name: t(label) }), text: t(formula) },
          value: shownOf(id, weight),
        }))}
      />
    </Card>
  )
}

type RowId =
  | 'cash'
  | 'openProfit'
  | 'usedMargin'
  | 'reserved'
  | 'freeMargin'
  | 'stake'
  | 'hold'
  | 'spendable'

type Row = { id: RowId; label: TextKey; formula: TextKey; weight: 'normal' | 'strong' }

const row = (id: RowId, label: TextKey, formula: TextKey): Row => ({
  id,
  label,
  formula,
  weight: id === 'spendable' ? 'strong' : 'normal',
})

const ROWS: readonly Row[] = [
  row('cash', 'account.balance', 'account.balanceFormula'),
  row('openProfit', 'account.openProfit', 'account.openProfitFormula'),
  row('usedMargin', 'account.usedMargin', 'account.usedMarginFormula'),
  row('reserved', 'account.reserved', 'account.reservedFormula'),
  row('freeMargin', 'account.freeMargin', 'account.freeMarginFormula'),
  row('stake', 'account.stake', 'account.stakeFormula'),
  row('hold', 'account.hold', 'account.holdFormula'),
  row('spendable', 'account.spendable', 'account.spendableFormula'),
]
