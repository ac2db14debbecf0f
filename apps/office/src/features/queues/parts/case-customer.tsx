// Whose case it is, and what about them a decision has to mind.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Alert } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../../parts/facts.tsx'
import { IdText } from '../../../parts/id-text.tsx'
import { LOCK_NAMES } from '../../../parts/lock-names.ts'
import { Section } from '../../../parts/section.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { useMe } from '../../../platform/session.ts'
import { HOLD_NAMES } from '../queue-words.ts'
import { AgeText } from './age-text.tsx'

export type CaseOwner = AdminCallResult<'depositCase'>['customer']

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

export function CaseCustomer({ customer }: { readonly customer: CaseOwner }) {
  const maySee = useMe().permissions.includes('users.read')
  const { id, nickname, fullName, createdTime, language } = customer
  return (
    <Section title="Customer">
      <Facts
        facts={{
          'Full name': fullName,
          Nickname: nickname || 'none',
          Registered: (
            <>
              <TimeText ms={createdTime} /> · <AgeText ms={createdTime} />
            </>
          ),
          Language: LANGUAGES.of(language),
          Customer: maySee ? <Link to={`/users/${id}`}>{id}</Link> : <IdText id={id} />,
        }}
      />
    </Section>
  )
}

/** Holds and locks, as warnings above a decision. */
export function CustomerWarnings({
  customer: { holds, locked },
}: {
  readonly customer: CaseOwner
}) {
  return (
    <>
      {holds.map(({ reason, until }) => (
        <Alert key={reason} severity="warning" sx={{ mb: 1 }}>
          Withdrawals are held until <TimeText ms={until} />: {HOLD_NAMES[reason]}.
        </Alert>
      ))}
      {locked.map((flag) => (
        <Alert key={flag} severity="warning" sx={{ mb: 1 }}>
          {LOCK_NAMES[flag]} locked by the staff.
        </Alert>
      ))}
    </>
  )
}
