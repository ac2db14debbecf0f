// Of a withdrawal: where it goes, how its amounts came about, when it can be paid, what looks odd.

import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-admin'
import { Facts } from '../../parts/facts.tsx'
import { moneyText } from '../../parts/money-text.ts'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { AgeText } from './parts/age-text.tsx'
import { CustomerWarnings } from './parts/case-customer.tsx'
import { CopyValue } from './parts/copy-value.tsx'
import { LeftOverNotice } from './parts/left-over-notice.tsx'
import { percentText } from './percent-text.ts'
import { FIELD_NAMES, fieldText } from './target-words.ts'
import type { WithdrawalCase } from './withdrawal-case.ts'

type Props = { readonly found: WithdrawalCase }

export function WithdrawalTarget({ found }: Props) {
  const { target, withdrawal, accountKind } = found
  return (
    <Section title="Where it goes">
      {target === null ? (
        <Facts
          facts={{ To: withdrawal.target, Why: 'Whole only for who decides or pays withdrawals' }}
        />
      ) : (
        <Facts facts={wholeTarget(target)} />
      )}
      <Box sx={{ mt: 1.5 }}>
        <Facts
          facts={{
            'Reference for the transfer': <CopyValue label="reference" value={withdrawal.id} />,
            Account: `${accountKind}, from ${withdrawal.from === 'salary' ? 'salary' : 'the balance'}`,
          }}
        />
      </Box>
    </Section>
  )
}

function wholeTarget(target: Readonly<Record<string, string>>): Record<string, ReactNode> {
  const shown = Object.entries(FIELD_NAMES).filter(([field]) => target[field])
  return Object.fromEntries(
    shown.map(([field, name]) => {
      const value = fieldText(field, target[field] ?? '')
      const label = name.toLowerCase()
      return [name, COPIED.has(field) ? <CopyValue key={field} {...{ label, value }} /> : value]
    }),
  )
}

/** What is taken into a form of a bank or a wallet. */
const COPIED: ReadonlySet<string> = new Set(['accountName', 'bankCode', 'cardNumber', 'address'])

function minus(amount: string): string {
  return /[1-9]/.test(amount) ? `-${amount}` : amount
}

export function WithdrawalAmounts({ found: { withdrawal, terms } }: Props) {
  const { amount, fee, taxable, tax, total, received, from } = withdrawal
  const lines: readonly (readonly [string, string, string?])[] = [
    ['Asked for', amount],
    ['Fee', minus(fee), feeText(terms)],
    [
      'Tax',
      minus(tax),
      `${percentText(terms.taxRate)} of ${moneyText(taxable)} USD, ${baseText(terms.taxBase, from)}${lawText(terms.taxLaw)}`,
    ],
    ['Deducted in all', minus(total)],
    ['To be paid out', received],
  ]
  return (
    <Section title="Amounts">
      <Box component="table" sx={AMOUNTS}>
        <tbody>
          {lines.map(([name, figure, why]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {why && <Box sx={WHY}>{why}</Box>}
              </th>
              <td>{moneyText(figure)} USD</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Section>
  )
}

function feeText({ feeRate, feeFixed, areKept }: WithdrawalCase['terms']): string {
  const kept = areKept ? '; the better of its submit and of a deposit' : ''
  return `${percentText(feeRate)} + ${moneyText(feeFixed)} USD${kept}`
}

function lawText(law: WithdrawalCase['terms']['taxLaw']): string {
  return law === null ? '' : `, to ${law.authority} by ${law.legalBasis}`
}

function baseText(base: 'gains' | 'amount', from: 'cash' | 'salary'): string {
  if (from === 'salary') return 'all of it, as it is salary'
  return base === 'gains' ? 'the part that is untaxed gains' : 'the whole amount'
}

/** When it can be paid, and what has to be looked at before a decision. */
export function WithdrawalWarnings({ found }: Props) {
  const { sameBankUsers, customer, areBooksClean, isTargetOurs, withdrawal } = found
  return (
    <>
      <LeftOverNotice found={found} />
      {withdrawal.status === 'pending' && !found.isLeftOver && <WindowNotice found={found} />}
      {!areBooksClean && (
        <Alert severity="error" sx={{ mb: 1 }}>
          The books show a difference: nothing is approved or paid until it is explained.
        </Alert>
      )}
      {!isTargetOurs && (
        <Alert severity="error" sx={{ mb: 1 }}>
          Somebody else than the server wrote where this one goes: it is neither approved nor paid.
          Fail it, and tell whoever runs the server.
        </Alert>
      )}
      {sameBankUsers.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          Other customers have the same bank account now:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sameBankUsers.map((id) => (
              <li key={id}>
                <Link to={`/users/${id}`}>{id}</Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <CustomerWarnings customer={customer} />
    </>
  )
}

function WindowNotice({ found: { window, withdrawal } }: Props) {
  if (window === null) return null
  const place = withdrawal.queuePlace === null ? '' : ` Place ${withdrawal.queuePlace} of its kind.`
  return (
    <Alert severity={window.open ? 'success' : 'info'} sx={{ mb: 1 }}>
      {window.open ? (
        <>
          It can be paid now, until <TimeText ms={window.closesAt} />.
        </>
      ) : (
        <>
          It can be approved at any hour, and paid from <TimeText ms={window.opensAt} /> on.
        </>
      )}
      {place} Its age: <AgeText ms={withdrawal.submitTime} />. Hours are those of{' '}
      {withdrawal.timeZone}.
    </Alert>
  )
}

const WHY = { fontWeight: 400, color: 'text.secondary', fontSize: '0.8125rem' }
const AMOUNTS = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 400, py: 0.75, verticalAlign: 'top' },
  '& td': { textAlign: 'right', py: 0.75, whiteSpace: 'nowrap', verticalAlign: 'top' },
  '& tr + tr > *': { borderTop: '1px solid', borderColor: 'divider' },
  '& tr:last-child > *': { fontWeight: 700, fontSize: '1.125rem' },
}
