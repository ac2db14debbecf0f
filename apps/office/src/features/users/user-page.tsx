// One customer: masked contacts, accounts, open sessions, locks, and what they have by section.

import { Link, useParams } from 'react-admin'
import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { listPath } from '../../platform/list-path.ts'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import type { Customer } from './customer.ts'
import { CustomerSections } from './customer-sections.tsx'
import { UserLocks } from './user-locks.tsx'
import { UserSessions } from './user-sessions.tsx'

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

export function UserPage() {
  const { id = '' } = useParams()
  const reading = useRead('user', { query: { id } })
  return (
    <Page
      title={reading.data?.nickname ?? 'Customer'}
      subtitle={<IdText id={id} />}
      back={{ to: '/users', label: 'Customers' }}
    >
      <Loaded reading={reading}>
        {(customer) => (
          <>
            <Contact customer={customer} />
            <Accounts customer={customer} />
            <UserLocks customer={customer} />
            <UserSessions customer={customer} />
            <CustomerSections key={customer.id} id={customer.id} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Contact({ customer }: { readonly customer: Customer }) {
  const { phone, email, language, createdTime } = customer
  return (
    <Section title="Contact">
      <Facts
        facts={{
          Phone: phone,
          Mail: email,
          Language: LANGUAGES.of(language),
          Registered: <TimeText ms={createdTime} />,
        }}
      />
    </Section>
  )
}

function Accounts({ customer: { accounts } }: { readonly customer: Customer }) {
  const mayReadLedger = useMe().permissions.includes('ledger.read')
  return (
    <Section title="Accounts">
      <RecordsTable
        label="Accounts"
        rows={accounts}
        keyOf={({ id }) => id}
        empty="No account yet."
        columns={[
          { label: 'Kind', cell: ({ kind }) => kind },
          { label: 'VIP level', cell: ({ vipLevel }) => vipLevel, align: 'end' },
          {
            label: 'Account',
            cell: ({ id }) =>
              mayReadLedger ? (
                <Link to={listPath('ledger', { accountId: id })}>
                  <IdText id={id} />
                </Link>
              ) : (
                <IdText id={id} />
              ),
          },
        ]}
      />
    </Section>
  )
}
