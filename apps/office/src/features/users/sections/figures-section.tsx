// The figures of a customer's account as their own screen has them, and what changed the balance.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Button } from '@mui/material'
import { Facts } from '../../../parts/facts.tsx'
import { IdText } from '../../../parts/id-text.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { moneyText } from '../../../parts/money-text.ts'
import { PagedRecords } from '../../../parts/paged-records.tsx'
import type { Column } from '../../../parts/records-table.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { useMe } from '../../../platform/session.ts'
import { usePages } from '../../../platform/use-pages.ts'
import { useRead } from '../../../platform/use-read.ts'
import { percentText } from '../../queues/public.ts'
import type { SectionProps } from './section-props.ts'

export function FiguresSection({ id, reason }: SectionProps) {
  const reading = useRead('userFigures', { query: { id, reason } })
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

function factsOf({ account, riskRate, ...amounts }: AdminCallResult<'userFigures'>) {
  const texts = Object.entries(FIGURE_NAMES).map(([name, label]) => [
    label,
    moneyText(amounts[name as keyof typeof amounts]),
  ])
  return {
    Account: account,
    ...Object.fromEntries(texts),
    'Risk rate': riskRate === null ? 'no position' : percentText(riskRate),
  }
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

export function MoneyChangesSection({ id, reason }: SectionProps) {
  const mayReadLedger = useMe().permissions.includes('ledger.read')
  const pages = usePages()
  const reading = useRead('userMoneyChanges', { query: { id, reason, ...pages.query } })
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
  { label: 'Amount', cell: ({ amount }) => moneyText(amount), align: 'end' },
  { label: 'Balance after', cell: ({ balanceAfter }) => moneyText(balanceAfter), align: 'end' },
  { label: 'Cause', cell: ({ causeId }) => <IdText id={causeId} /> },
]
