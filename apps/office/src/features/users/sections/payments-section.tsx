// A customer's deposits and withdrawals, with the way to their cases for who reviews them.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { exactMoneyText, moneyText, quantityText } from '@fairtick/words/number-texts'
import { IdText } from '../../../parts/id-text.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { PagedRecords } from '../../../parts/paged-records.tsx'
import type { Column } from '../../../parts/records-table.tsx'
import { StatusChip } from '../../../parts/status-chip.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { useMe } from '../../../platform/session.ts'
import { usePages } from '../../../platform/use-pages.ts'
import { useRead } from '../../../platform/use-read.ts'
import {
  DEPOSIT_REASONS,
  depositStatus,
  WITHDRAWAL_REASONS,
  withdrawalStatus,
} from '../../queues/public.ts'
import { accountQuery, type SectionProps } from './section-props.ts'

type Deposit = AdminCallResult<'userDeposits'>['data'][number]
type Withdrawal = AdminCallResult<'userWithdrawals'>['data'][number]

export function DepositsSection(props: SectionProps) {
  const mayOpen = useMe().permissions.includes('deposits.read')
  const pages = usePages()
  const reading = useRead('userDeposits', { query: { ...accountQuery(props), ...pages.query } })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <PagedRecords
          {...{ list, pages, onRefresh: reading.readAgain }}
          label="Deposits"
          keyOf={(deposit) => deposit.id}
          columns={DEPOSITS}
          {...(mayOpen && { linkOf: (deposit: Deposit) => `/deposits/${deposit.id}` })}
          empty="No deposit."
        />
      )}
    </Loaded>
  )
}

const DEPOSITS: readonly Column<Deposit>[] = [
  { label: 'Submitted', cell: ({ submitTime }) => <TimeText ms={submitTime} /> },
  {
    label: 'Sent',
    cell: ({ amount, currency }) => `${quantityText(amount)} ${currency}`,
    align: 'end',
  },
  {
    label: 'Credited (USD)',
    cell: ({ credited }) => (credited === null ? '–' : moneyText(credited)),
    align: 'end',
  },
  { label: 'Rate', cell: ({ rate }) => (rate === null ? '–' : quantityText(rate)), align: 'end' },
  { label: 'Status', cell: (deposit) => <StatusChip {...depositStatus(deposit)} /> },
  { label: 'Why', cell: ({ reason }) => (reason === null ? '–' : DEPOSIT_REASONS[reason]) },
  { label: 'Ended', cell: ({ endTime }) => <TimeText ms={endTime} /> },
  { label: 'Id', cell: ({ id }) => <IdText id={id} /> },
]

export function WithdrawalsSection(props: SectionProps) {
  const mayOpen = useMe().permissions.includes('withdrawals.read')
  const pages = usePages()
  const reading = useRead('userWithdrawals', { query: { ...accountQuery(props), ...pages.query } })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <PagedRecords
          {...{ list, pages, onRefresh: reading.readAgain }}
          label="Withdrawals"
          keyOf={(withdrawal) => withdrawal.id}
          columns={WITHDRAWALS}
          {...(mayOpen && { linkOf: (one: Withdrawal) => `/withdrawals/${one.id}` })}
          empty="No withdrawal."
        />
      )}
    </Loaded>
  )
}

const WITHDRAWALS: readonly Column<Withdrawal>[] = [
  { label: 'Submitted', cell: ({ submitTime }) => <TimeText ms={submitTime} /> },
  { label: 'Amount (USD)', cell: ({ amount }) => exactMoneyText(amount), align: 'end' },
  { label: 'Fee and tax', cell: ({ total }) => exactMoneyText(total), align: 'end' },
  { label: 'Received', cell: ({ received }) => exactMoneyText(received), align: 'end' },
  { label: 'From', cell: ({ from }) => from },
  { label: 'To', cell: ({ target }) => target },
  { label: 'Status', cell: (withdrawal) => <StatusChip {...withdrawalStatus(withdrawal)} /> },
  { label: 'Why', cell: ({ reason }) => (reason === null ? '–' : WITHDRAWAL_REASONS[reason]) },
  { label: 'Place', cell: ({ queuePlace }) => queuePlace ?? '–', align: 'end' },
  { label: 'Ended', cell: ({ endTime }) => <TimeText ms={endTime} /> },
  { label: 'Id', cell: ({ id }) => <IdText id={id} /> },
]
