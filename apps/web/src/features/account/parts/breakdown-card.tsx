// The parts that the account's figures are made of, at the newest ticks, each with its formula.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { DefinitionList } from '@fairtick/ui/definition-list'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useState } from 'react'
import { liveSummary } from '../../../live/live-summary.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { AccountFigure } from '../../../shell/explanation/explain-account.ts'
import { explainInfo } from '../../../shell/explanation/explain-info.tsx'
import { useExplainAccount } from '../../../shell/explanation/use-explain-account.ts'
import { SalaryInfo } from '../../salary/public.ts'

type Summary = CallResult<'accountSummary'>

export function BreakdownCard({ summary: read }: { summary: Summary | undefined }) {
  const t = useText()
  const { money, signedMoney } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const { account } = useLiveFigures()
  const summary = read && liveSummary(read, account)
  const explain = useExplainAccount(read)
  const [part, setPart] = useState<Part>('all')
  const infoOf = (id: RowId, formula: TextKey, label: string) =>
    id === 'salary'
      ? { label, text: <SalaryInfo formula={formula} /> }
      : explainInfo(label, formula, () => (isExplained(id) ? explain(id) : undefined))
  const shownOf = (id: RowId, weight: 'normal' | 'strong') => {
    const text = summary?.[id]
    const isSigned = id === 'openProfit'
    return (
      <Amount
        text={
          text &&
          (isSigned ? signedMoney(text) : money(text, id === 'spendable' ? 'down' : 'nearest'))
        }
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
      <ChipGroup<Part>
        label={t('account.parts')}
        options={PARTS.map((value) => ({ value, label: t(PART_WORDS[value]) }))}
        value={part}
        onChange={setPart}
      />
      <DefinitionList
        rows={ROWS.filter(({ id }) => ROWS_OF[part].has(id)).map(
          ({ id, label, formula, weight }) => ({
            id,
            label: t(label),
            weight,
            info: infoOf(id, formula, t('account.explain', { name: t(label) })),
            value: shownOf(id, weight),
          }),
        )}
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
  | 'salary'
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
  row('salary', 'account.salary', 'account.salaryFormula'),
  row('spendable', 'account.spendable', 'account.spendableFormula'),
]

/** The others are told in words: they are what the ledger holds. */
const WORKED_OUT: ReadonlySet<string> = new Set<AccountFigure>([
  ...(['openProfit', 'usedMargin', 'reserved', 'freeMargin', 'spendable'] as const),
])

function isExplained(id: RowId): id is RowId & AccountFigure {
  return WORKED_OUT.has(id)
}

/** What of the account is looked at. */
type Part = 'all' | 'contract' | 'option' | 'salary'

const PARTS: readonly Part[] = ['all', 'contract', 'option', 'salary']

const PART_WORDS: Readonly<Record<Part, TextKey>> = {
  all: 'account.partAll',
  contract: 'account.partContract',
  option: 'account.partOption',
  salary: 'account.salary',
}

/** The balance is one for all; salary stands apart from it until it is moved there. */
const ROWS_OF: Readonly<Record<Part, ReadonlySet<RowId>>> = {
  all: new Set(ROWS.map(({ id }) => id).filter((id) => id !== 'salary')),
  contract: new Set(['cash', 'openProfit', 'usedMargin', 'reserved', 'freeMargin', 'spendable']),
  option: new Set(['cash', 'stake', 'spendable']),
  salary: new Set(['salary', 'hold']),
}
