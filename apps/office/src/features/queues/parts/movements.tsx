// The newest that an account moved in and out.

import { Link } from 'react-admin'
import { moneyText, sentText } from '../../../parts/money-text.ts'
import { type Column, RecordsTable } from '../../../parts/records-table.tsx'
import { Section } from '../../../parts/section.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import type { RowOf } from '../../../platform/list-calls.ts'
import {
  DEPOSIT_REASONS,
  depositStatus,
  WITHDRAWAL_REASONS,
  withdrawalStatus,
} from '../queue-words.ts'
import { Chips } from './chips.tsx'

type Deposit = RowOf<'depositQueue'>['deposit']
type Withdrawal = RowOf<'withdrawalQueue'>['withdrawal']

type MovementsProps = {
  readonly deposits: readonly Deposit[]
  readonly withdrawals: readonly Withdrawal[]
  /** The case that is shown. */
  readonly caseId: string
}

/** At most ten of each: the newest. */
export function Movements({ deposits, withdrawals, caseId }: MovementsProps) {
  const others = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.filter(({ id }) => id !== caseId)
  return (
    <>
      <Section title="Deposits of this account">
        <RecordsTable
          label="Deposits of this account"
          rows={others(deposits)}
          keyOf={({ id }) => id}
          columns={DEPOSIT_COLUMNS}
          empty="No other one."
        />
      </Section>
      <Section title="Withdrawals of this account">
        <RecordsTable
          label="Withdrawals of this account"
          rows={others(withdrawals)}
          keyOf={({ id }) => id}
          columns={WITHDRAWAL_COLUMNS}
          empty="No other one."
        />
      </Section>
    </>
  )
}

const DEPOSIT_COLUMNS: readonly Column<Deposit>[] = [
  {
    label: 'Submitted',
    cell: ({ id, submitTime }) => (
      <Link to={`/deposits/${id}`} sx={LINK}>
        <TimeText ms={submitTime} />
      </Link>
    ),
  },
  {
    label: 'Sent',
    cell: sentText,
    align: 'end',
  },
  {
    label: 'Status',
    cell: (one) => (
      <>
        <Chips chips={[depositStatus(one)]} none="" /> {one.reason && DEPOSIT_REASONS[one.reason]}
      </>
    ),
  },
]

const WITHDRAWAL_COLUMNS: readonly Column<Withdrawal>[] = [
  {
    label: 'Submitted',
    cell: ({ id, submitTime }) => (
      <Link to={`/withdrawals/${id}`} sx={LINK}>
        <TimeText ms={submitTime} />
      </Link>
    ),
  },
  { label: 'Amount', cell: ({ amount }) => `${moneyText(amount)} USD`, align: 'end' },
  {
    label: 'Status',
    cell: (one) => (
      <>
        <Chips chips={[withdrawalStatus(one)]} none="" />{' '}
        {one.reason && WITHDRAWAL_REASONS[one.reason]}
      </>
    ),
  },
]

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 }
