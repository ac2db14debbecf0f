// What is known of a deposit: where it should have arrived, what it is worth, what looks odd.

import { amountProblem } from '@fairtick/wire/field-rules'
import { Alert, Box } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../parts/facts.tsx'
import { moneyText, sentText } from '../../parts/money-text.ts'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { DepositCase } from './deposit-case.ts'
import { AgeText } from './parts/age-text.tsx'
import { CustomerWarnings } from './parts/case-customer.tsx'
import { CopyValue } from './parts/copy-value.tsx'
import { LeftOverNotice } from './parts/left-over-notice.tsx'

export function DepositFacts({ found }: { readonly found: DepositCase }) {
  const { deposit, method, accountKind } = found
  return (
    <Section title="Payment">
      <Facts
        facts={{
          Sent: sentText(deposit),
          ...creditFacts(found),
          By: deposit.network === null ? 'bank transfer' : `network ${deposit.network}`,
          Account: accountKind,
          Submitted: (
            <>
              <TimeText ms={deposit.submitTime} /> · <AgeText ms={deposit.submitTime} />
            </>
          ),
          'Should be at address': method?.address && (
            <CopyValue label="address" value={method.address} />
          ),
          'Should be at bank': method?.bank && (
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              {Object.values(method.bank).join('\n')}
            </Box>
          ),
        }}
      />
    </Section>
  )
}

function creditFacts({ deposit, method, wouldCredit }: DepositCase) {
  if (deposit.rate !== null) {
    return {
      'Rate at approval': `${deposit.rate} USD for 1 ${deposit.currency}`,
      Credited: deposit.credited === null ? null : `${moneyText(deposit.credited)} USD`,
    }
  }
  if (deposit.status !== 'pending') return {}
  return {
    'Rate now': method === null ? null : `${method.rateToUsd} USD for 1 ${deposit.currency}`,
    'Would credit': wouldCredit === null ? null : `${moneyText(wouldCredit)} USD`,
  }
}

/** What has to be looked at before a decision. */
export function DepositWarnings({ found }: { readonly found: DepositCase }) {
  const { sameVoucherCases, customer, method, deposit } = found
  return (
    <>
      <LeftOverNotice found={found} />
      {sameVoucherCases.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          The very same picture is used on{' '}
          {sameVoucherCases.length === 1
            ? '1 other deposit'
            : `${sameVoucherCases.length} other deposits`}
          :
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sameVoucherCases.map(({ id, nickname, status, submitTime, isSameCustomer }) => (
              <li key={id}>
                <Link to={`/deposits/${id}`} sx={LINK}>
                  <TimeText ms={submitTime} />
                </Link>{' '}
                · {isSameCustomer ? 'this customer' : `another customer, ${nickname}`} · {status}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {method === null && deposit.status === 'pending' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Its way of paying in is not offered any more: it cannot be approved, only failed.
        </Alert>
      )}
      {method !== null && amountProblem(deposit.amount, method.decimals) !== undefined && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {deposit.currency} cannot be sent with so many decimals by this way: compare what arrived.
        </Alert>
      )}
      <CustomerWarnings customer={customer} />
    </>
  )
}

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 }
