// One journal entry: its postings, and what caused it.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Link, useParams } from 'react-admin'
import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { moneyText } from '../../parts/money-text.ts'
import { Page } from '../../parts/page.tsx'
import { RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { listPath } from '../../platform/list-path.ts'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { causePath } from './cause-path.ts'
import { reasonName } from './reason-names.ts'

type Entry = AdminCallResult<'ledgerEntry'>

export function EntryPage() {
  const { id = '' } = useParams()
  const reading = useRead('ledgerEntry', { query: { number: id } })
  return (
    <Page title={`Entry ${id}`} back={{ to: '/ledger', label: 'Ledger' }}>
      <Loaded reading={reading}>
        {(entry) => (
          <>
            <EntryFacts entry={entry} />
            <Section title="Postings">
              <RecordsTable
                label="Postings"
                rows={entry.postings}
                keyOf={({ ledger }) => ledger}
                empty="It has none."
                columns={[
                  { label: 'Ledger account', cell: ({ ledger }) => <IdText id={ledger} /> },
                  { label: 'Amount', cell: ({ amount }) => moneyText(amount), align: 'end' },
                ]}
              />
            </Section>
            <Cause entry={entry} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function EntryFacts({ entry }: { readonly entry: Entry }) {
  return (
    <Section title="Entry">
      <Facts
        facts={{
          Time: <TimeText ms={entry.time} />,
          Reason: reasonName(entry.reason),
          'Change of cash': moneyText(entry.cashChange),
          'Cash after': moneyText(entry.cashAfter),
          Account: (
            <Link to={listPath('ledger', { accountId: entry.accountId })}>
              <IdText id={entry.accountId} />
            </Link>
          ),
          Kind: entry.accountKind,
          'Position on the tape': entry.tapePosition.toLocaleString('en'),
        }}
      />
    </Section>
  )
}

function Cause({ entry }: { readonly entry: Entry }) {
  const { causeRecord, cause, causeId } = entry
  const path = causePath(entry, useMe().permissions)
  return (
    <Section title="Cause">
      <Facts
        facts={{
          Cause: path === undefined ? <IdText id={cause} /> : <Link to={path}>{cause}</Link>,
          'Other entries': (
            <Link to={listPath('ledger', { causeId })}>All entries of this cause</Link>
          ),
          Kind: causeRecord?.kind,
          Order: causeRecord && <IdText id={causeRecord.id} />,
          Symbol: causeRecord?.symbol,
          Direction: causeRecord?.direction,
          'Ordered at': causeRecord && <TimeText ms={causeRecord.orderTime} />,
        }}
      />
    </Section>
  )
}
