// What the house owes its customers, held against the statements of its own accounts (REL-64).

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { STATEMENT_DUE_DAYS, STATEMENT_LASTS_DAYS } from '@fairtick/wire/deposit-rules'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { ListPage } from '../../parts/list-page.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { moneyText } from '../../parts/money-text.ts'
import type { Column } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import { UploadDialog } from './upload-dialog.tsx'

type Statement = RowOf<'statements'>

export function StatementsPage() {
  const [isUploading, setUploading] = useState(false)
  const mayUpload = useMe().permissions.includes('statements.upload')
  return (
    <>
      <ListPage<Statement>
        title="Reserves"
        subtitle="A statement is stored for good with what was owed at that moment."
        actions={
          mayUpload && (
            <Button variant="contained" onClick={() => setUploading(true)}>
              Upload a statement
            </Button>
          )
        }
        before={<OwedNow />}
        columns={COLUMNS}
        linkOf={({ id }) => `/statements/${id}`}
        empty="No statement has been uploaded yet."
      />
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  )
}

function OwedNow() {
  const reading = useRead('liabilities')
  return (
    <Section title="Owed to customers now">
      <Loaded reading={reading}>
        {({ liabilities, newest, cover }) => (
          <>
            <LiabilityFacts liabilities={liabilities} />
            {newest && <Verdict statement={newest} />}
            {cover && <DepositsVerdict cover={cover} />}
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** H14: what the statements let in. Nobody here can let in more. */
function DepositsVerdict({ cover }: { readonly cover: Cover }) {
  const { severity, text } = DEPOSITS[cover]
  return (
    <Alert severity={severity} sx={{ mt: 2 }}>
      {text}
    </Alert>
  )
}

const DEPOSITS = {
  covered: { severity: 'success', text: 'New deposits are taken.' },
  due: {
    severity: 'warning',
    text:
      `New deposits are taken. The newest statement is more than ${STATEMENT_DUE_DAYS} days old: ` +
      `after ${STATEMENT_LASTS_DAYS} days they stop.`,
  },
  short: {
    severity: 'error',
    text:
      'New deposits are stopped until a statement shows what is owed. Those under review can ' +
      'be approved, and withdrawals are paid as always.',
  },
  no_statement: {
    severity: 'error',
    text:
      `New deposits are stopped: there is no statement of real money of the last ` +
      `${STATEMENT_LASTS_DAYS} days. Those under review can be approved, and withdrawals are paid ` +
      'as always.',
  },
} as const

type Cover = NonNullable<AdminCallResult<'liabilities'>['cover']>
type Liabilities = AdminCallResult<'liabilities'>['liabilities']

export function LiabilityFacts({ liabilities }: { readonly liabilities: Liabilities }) {
  const { cash, stakes, withdrawalHolds, salaries, rewards, total } = liabilities
  return (
    <Facts
      facts={{
        Cash: moneyText(cash),
        'Stakes in play': moneyText(stakes),
        'Withdrawals under way': moneyText(withdrawalHolds),
        Salaries: moneyText(salaries),
        'Rewards not paid yet': moneyText(rewards),
        'In all, USD': <strong>{moneyText(total)}</strong>,
      }}
    />
  )
}

export function Verdict({ statement }: { readonly statement: Statement }) {
  const { difference, assets, uploadedTime } = statement
  const isShort = difference.startsWith('-')
  return (
    <Alert severity={isShort ? 'error' : 'success'} sx={{ mt: 2 }}>
      The statement of <TimeText ms={uploadedTime} /> shows {moneyText(assets)} USD:{' '}
      {isShort ? (
        <strong>{moneyText(difference)} USD are missing.</strong>
      ) : (
        <>{moneyText(difference)} USD more than was owed then.</>
      )}
    </Alert>
  )
}

const COLUMNS: readonly Column<Statement>[] = [
  { label: 'Uploaded', cell: ({ uploadedTime }) => <TimeText ms={uploadedTime} /> },
  { label: 'By', cell: ({ uploadedByName }) => uploadedByName },
  { label: 'Money', cell: ({ accountKind }) => accountKind },
  { label: 'File', cell: ({ fileName }) => fileName },
  { label: 'Held, USD', align: 'end', cell: ({ assets }) => moneyText(assets) },
  { label: 'Owed, USD', align: 'end', cell: ({ liabilities }) => moneyText(liabilities.total) },
  { label: 'Difference, USD', align: 'end', cell: ({ difference }) => moneyText(difference) },
]
