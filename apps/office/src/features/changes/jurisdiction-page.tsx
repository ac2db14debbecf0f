// Whose rules stand, and what each country's say, line by line with where it is written (TR-13).

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Alert } from '@mui/material'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { useRead } from '../../platform/use-read.ts'
import { type Draft, DraftForm } from './draft-form.tsx'
import { PendingChanges } from './pending-changes.tsx'

type Jurisdictions = AdminCallResult<'changeable'>['jurisdictions']
type Line = Jurisdictions[number]['lines'][number]

export function JurisdictionPage() {
  const reading = useRead('changeable')
  return (
    <Page
      title="Rules of a country"
      subtitle="The same for every customer. They only narrow what instruments and terms offer."
    >
      <PendingChanges kind="jurisdiction" />
      <Loaded reading={reading}>
        {({ jurisdiction, jurisdictions }) => (
          <>
            <Alert severity="info" sx={{ mb: 2 }}>
              A country that is not listed here gets practice only. What is open or waits when the
              rules change stays as it is.
            </Alert>
            <Choice key={jurisdiction} standing={jurisdiction} jurisdictions={jurisdictions} />
            {jurisdictions.map(({ id, name, lines }) => (
              <Section key={id} title={`${id}: ${name}`}>
                <RecordsTable<Line>
                  label={`Rules for ${name}`}
                  rows={lines}
                  keyOf={({ rule }) => rule}
                  columns={COLUMNS}
                  empty="There are none."
                />
              </Section>
            ))}
          </>
        )}
      </Loaded>
    </Page>
  )
}

type ChoiceProps = { standing: string; jurisdictions: Jurisdictions }

function Choice({ standing, jurisdictions }: ChoiceProps) {
  const rulesOf = ({ id = '' }: Draft) =>
    jurisdictions.find((one) => one.id === id)?.rules as { id: string }
  return (
    <DraftForm
      title="What stands"
      question="Change the rules?"
      permission="profile.change"
      fields={[
        {
          ...{ name: 'id', label: 'Rules of' },
          choices: Object.fromEntries(jurisdictions.map(({ id, name }) => [id, `${id}: ${name}`])),
        },
      ]}
      first={{ id: standing }}
      standing={rulesOf({ id: standing })}
      wrongIn={() => new Set()}
      read={rulesOf}
      changeOf={({ id }, noticeHours) => ({ kind: 'jurisdiction', id, noticeHours })}
    />
  )
}

const COLUMNS: readonly Column<Line>[] = [
  { label: 'Rule', cell: ({ rule }) => rule },
  { label: 'What it says', cell: ({ value }) => value },
  { label: 'Source', cell: ({ source }) => source },
  { label: 'Since, or looked up', cell: ({ dated }) => dated },
]
