// One statement with its lines, and what was owed when it was uploaded.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { useParams } from 'react-router'
import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { moneyText } from '../../parts/money-text.ts'
import { Page } from '../../parts/page.tsx'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useRead } from '../../platform/use-read.ts'
import { LiabilityFacts, Verdict } from './statements-page.tsx'

type Line = AdminCallResult<'statement'>['accounts'][number]

export function StatementPage() {
  const { id = '' } = useParams()
  const reading = useRead('statement', { query: { id } })
  const title = reading.data?.fileName ?? 'Statement'
  return (
    <Page title={title} back={{ to: '/statements', label: 'Reserves' }}>
      <Loaded reading={reading}>
        {(statement) => (
          <>
            <Section title="Held">
              <RecordsTable<Line>
                label="Accounts of the house"
                rows={statement.accounts}
                keyOf={({ account, currency }) => `${account} ${currency}`}
                columns={COLUMNS}
                empty="There are none."
              />
              <Verdict statement={statement} />
            </Section>
            <Section title="Owed to customers then">
              <LiabilityFacts liabilities={statement.liabilities} />
            </Section>
            <Section title="File">
              <Facts
                facts={{
                  'Uploaded by': statement.uploadedByName,
                  Uploaded: <TimeText ms={statement.uploadedTime} />,
                  'SHA-256': <IdText id={statement.hash} />,
                }}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  )
}

const COLUMNS: readonly Column<Line>[] = [
  { label: 'Account', cell: ({ account }) => account },
  { label: 'Currency', cell: ({ currency }) => currency },
  { label: 'Balance', align: 'end', cell: ({ balance }) => balance },
  { label: 'USD', align: 'end', cell: ({ balanceUsd }) => moneyText(balanceUsd) },
]
