// Where a customer's withdrawals go, masked as they see it themselves.

import { ALL_STATUSES } from '@fairtick/wire/admin/all-statuses'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Box, Button } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../../parts/facts.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { type Column, RecordsTable } from '../../../parts/records-table.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { listPath } from '../../../platform/list-path.ts'
import { useMe } from '../../../platform/session.ts'
import { useRead } from '../../../platform/use-read.ts'
import { BANK_REASONS } from '../../queues/public.ts'
import { personQuery, type SectionProps } from './section-props.ts'

type PayoutMethods = AdminCallResult<'userPayoutMethods'>
type Bank = NonNullable<PayoutMethods['bank']>

export function PayoutMethodsSection(props: SectionProps) {
  const mayReview = useMe().permissions.includes('bank_changes.read')
  const reading = useRead('userPayoutMethods', { query: personQuery(props) })
  return (
    <Loaded reading={reading}>
      {({ bank, wallets }) => (
        <>
          <Box component="h3">Bank account</Box>
          {bank === null ? <p>No bank account is bound.</p> : <Facts facts={factsOf(bank)} />}
          {mayReview && (
            <Button
              component={Link}
              to={listPath('bank-changes', { user: props.id, status: ALL_STATUSES })}
            >
              Bank changes
            </Button>
          )}
          <Box component="h3">Wallets</Box>
          <RecordsTable
            label="Wallets"
            rows={wallets}
            keyOf={(wallet) => wallet.id}
            columns={WALLETS}
            empty="No wallet is bound."
          />
        </>
      )}
    </Loaded>
  )
}

function factsOf({ change, heldUntil, ...bank }: Bank) {
  return {
    'Account holder': bank.accountName,
    Bank: bank.bankName,
    Branch: bank.branchName,
    'Branch number': bank.branchNumber,
    'Account number': bank.cardNumber,
    'Held until': heldUntil === null ? undefined : <TimeText ms={heldUntil} />,
    'Newest change': change && <Change change={change} />,
  }
}

function Change({ change }: { readonly change: NonNullable<Bank['change']> }) {
  const { status, reason, submitTime } = change
  return (
    <>
      {status} <TimeText ms={submitTime} />
      {reason !== null && `: ${BANK_REASONS[reason]}`}
    </>
  )
}

const WALLETS: readonly Column<PayoutMethods['wallets'][number]>[] = [
  { label: 'Currency', cell: ({ currency, channel }) => `${currency} ${channel}` },
  { label: 'Address', cell: ({ address }) => address },
  { label: 'Added', cell: ({ addedTime }) => <TimeText ms={addedTime} /> },
  { label: 'Held until', cell: ({ heldUntil }) => <TimeText ms={heldUntil} /> },
]
