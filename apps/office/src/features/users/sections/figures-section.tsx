// The figures of a customer's account as their own screen has them, and what changed the balance.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import {
  moneyText,
  moneyTextDown,
  signedFeeText,
  signedMoneyText,
  wholePercentText,
} from '@fairtick/words/number-texts'
import { Button } from '@mui/material'
import { Facts } from '../../../parts/facts.tsx'
import { IdText } from '../../../parts/id-text.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { PagedRecords } from '../../../parts/paged-records.tsx'
import type { Column } from '../../../parts/records-table.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { useMe } from '../../../platform/session.ts'
import { usePages } from '../../../platform/use-pages.ts'
import { useRead } from '../../../platform/use-read.ts'
import { accountQuery, type SectionProps } from './section-props.ts'

export function FiguresSection(props: SectionProps) {
  const reading = useRead('userFigures', { query: accountQuery(props) })
  return (
    <Loaded reading={reading}>
      {(figures) => (
        <>
          <p>Amounts in USD, at the newest prices.</p>
          <Facts facts={factsOf(figures)} />
          <Button onClick={reading.readAgain}>Read again</Button>
        </>
      )}
    </Loaded>
  )
}

function factsOf({ account: _, riskRate, ...amounts }: AdminCallResult<'userFigures'>) {
  const texts = Object.entries(FIGURE_NAMES).map(([name, label]) => [
    label,
    textOf(name as keyof typeof amounts, amounts[name as keyof typeof amounts]),
  ])
  return {
    ...Object.fromEntries(texts),
    'Risk rate': riskRate === null ? 'no position' : wholePercentText(riskRate),
  }
}

/** As on the customer's own screen: what can be spent is never shown as more than there is. */
function textOf(name: keyof typeof FIGURE_NAMES, amount: string): string {
  if (name === 'openProfit' || name === 'todayProfit') return signedMoneyText(amount)
  return (name === 'spendable' ? moneyTextDown : moneyText)(amount)
}

const FIGURE_NAMES: Readonly<
  Record<Exclude<keyof AdminCallResult<'userFigures'>, 'account' | 'riskRate'>, string>
> = {
  equity: 'Equity',
  cash: 'Balance',
  openProfit: 'Unrealised P/L',
  todayProfit: 'P/L today',
  usedMargin: 'Used margin',
  freeMargin: 'Free margin',
  reserved: 'Reserved by orders',
  available: 'Available',
  spendable: 'Spendable',
  stake: 'At stake in options',
  hold: 'On hold for withdrawals',
  salary: 'Salary',
}

export function MoneyChangesSection(props: SectionProps) {
  const mayReadLedger = useMe().permissions.includes('ledger.read')
  const pages = usePages()
  const reading = useRead('userMoneyChanges', { query: { ...accountQuery(props), ...pages.query } })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <PagedRecords
          {...{ list, pages, onRefresh: reading.readAgain }}
          label="Money log"
          keyOf={(change) => change.id}
          columns={CHANGES}
          {...(mayReadLedger && { linkOf: (change: Change) => `/ledger/${change.id}` })}
          empty="The balance has not changed yet."
        />
      )}
    </Loaded>
  )
}

type Change = AdminCallResult<'userMoneyChanges'>['data'][number]

const CHANGES: readonly Column<Change>[] = [
  { label: 'Time', cell: ({ time }) => <TimeText ms={time} /> },
  { label: 'Reason', cell: ({ cause }) => cause.replaceAll('-', ' ') },
  { label: 'Amount', cell: ({ amount }) => signedFeeText(amount), align: 'end' },
  { label: 'Balance after', cell: ({ balanceAfter }) => moneyText(balanceAfter), align: 'end' },
  { label: 'Cause', cell: ({ causeId }) => <IdText id={causeId} /> },
]
