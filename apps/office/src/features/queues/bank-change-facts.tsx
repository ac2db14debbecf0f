// A change of a bank account: what differs, and what has to be looked at before a decision.

import { isSameName } from '@fairtick/wire/same-name'
import { Alert, Box } from '@mui/material'
import { Link } from 'react-admin'
import { StatusChip } from '../../parts/status-chip.tsx'
import type { BankChangeCase } from './bank-change-case.ts'
import { CustomerWarnings } from './parts/case-customer.tsx'
import { FIELD_NAMES, fieldText } from './target-words.ts'

type Props = { readonly found: BankChangeCase }
type Field = keyof BankChangeCase['wanted']

export function BankComparison({ found: { current, wanted } }: Props) {
  const fields = (Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[]).filter(
    (field): field is Field => field in wanted,
  )
  const shown = fields.filter((field) => wanted[field] || current?.[field])
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <td />
          <th scope="col">Now</th>
          <th scope="col">To be</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => (
          <tr key={field}>
            <th scope="row">{FIELD_NAMES[field]}</th>
            <td>{fieldText(field, current?.[field] || '–')}</td>
            <td>
              {fieldText(field, wanted[field] || '–')}{' '}
              {current?.[field] !== wanted[field] && <StatusChip tone="warn" label="other" />}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

export function BankChangeWarnings({ found }: Props) {
  const { wanted, customer, sameBankUsers, waitingWithdrawals } = found
  return (
    <>
      {!isSameName(wanted.accountName, customer.fullName) && (
        <Alert severity="error" sx={{ mb: 1 }}>
          The account is in the name {wanted.accountName}, the customer is {customer.fullName}.
        </Alert>
      )}
      {sameBankUsers.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          Other customers have this account:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sameBankUsers.map((id) => (
              <li key={id}>
                <Link to={`/users/${id}`}>{id}</Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {waitingWithdrawals > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {waitingWithdrawals === 1
            ? 'One withdrawal to the present account waits'
            : `${waitingWithdrawals} withdrawals to the present account wait`}
          : what was asked for before keeps its target.
        </Alert>
      )}
      <CustomerWarnings customer={customer} />
    </>
  )
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 400, color: 'text.secondary' },
  '& th, & td': { py: 0.75, pr: 1, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 600 },
  '& tbody tr > *': { borderTop: '1px solid', borderColor: 'divider' },
}
