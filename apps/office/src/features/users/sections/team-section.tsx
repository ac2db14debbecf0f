// Whom a customer invited, as masked as they see it, and what that earned them.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { feeText, moneyText, moneyTextDown, signedFeeText } from '@fairtick/words/number-texts'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Facts } from '../../../parts/facts.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { PagedRecords } from '../../../parts/paged-records.tsx'
import type { Column } from '../../../parts/records-table.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { usePages } from '../../../platform/use-pages.ts'
import { useRead } from '../../../platform/use-read.ts'
import { accountQuery, type SectionProps } from './section-props.ts'

const LEVELS = ['1', '2', '3'] as const

export function TeamSection(props: SectionProps) {
  const [level, setLevel] = useState<string>(LEVELS[0])
  return (
    <>
      <TextField
        select
        label="Level"
        value={level}
        onChange={(event) => setLevel(event.target.value)}
        sx={{ mb: 1, minWidth: 120 }}
      >
        {LEVELS.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Members key={level} {...props} level={level} />
    </>
  )
}

function Members({ level, ...props }: SectionProps & { readonly level: string }) {
  const pages = usePages()
  const reading = useRead('userTeam', { query: { ...accountQuery(props), level, ...pages.query } })
  return (
    <Loaded reading={reading}>
      {({ totalRegistered, deposited, members }) => (
        <>
          <Facts facts={{ Registered: totalRegistered, 'Have deposited': deposited }} />
          <PagedRecords
            {...{ list: members, pages, onRefresh: reading.readAgain }}
            label="Members"
            keyOf={({ nickname, time }) => `${nickname} ${time}`}
            columns={MEMBERS}
            empty="Nobody of this level."
          />
        </>
      )}
    </Loaded>
  )
}

const MEMBERS: readonly Column<AdminCallResult<'userTeam'>['members']['data'][number]>[] = [
  { label: 'Nickname', cell: ({ nickname }) => nickname },
  { label: 'Registered', cell: ({ time }) => <TimeText ms={time} /> },
  { label: 'Deposited', cell: ({ deposited }) => (deposited ? 'yes' : 'no') },
  { label: 'Volume of 30 days', cell: ({ volume }) => moneyText(volume), align: 'end' },
  { label: 'Rewards', cell: ({ rewards }) => feeText(rewards), align: 'end' },
]

export function SalarySection(props: SectionProps) {
  const pages = usePages()
  const reading = useRead('userSalary', { query: { ...accountQuery(props), ...pages.query } })
  return (
    <Loaded reading={reading}>
      {({ salary, totals, payroll }) => (
        <>
          <Facts
            facts={{
              Salary: moneyTextDown(salary),
              'Earned in all': moneyTextDown(totals.earned),
              Paid: moneyTextDown(totals.paid),
              'Waits for the payroll': moneyTextDown(totals.pending),
              Today: moneyTextDown(totals.today),
            }}
          />
          <PagedRecords
            {...{ list: payroll, pages, onRefresh: reading.readAgain }}
            label="Payroll"
            keyOf={({ date }) => date}
            columns={PAYROLL}
            empty="The payroll has paid nothing yet."
          />
        </>
      )}
    </Loaded>
  )
}

const PAYROLL: readonly Column<AdminCallResult<'userSalary'>['payroll']['data'][number]>[] = [
  { label: 'Day', cell: ({ date }) => date },
  { label: 'Amount', cell: ({ amount }) => signedFeeText(amount), align: 'end' },
  { label: 'Paid', cell: ({ time }) => <TimeText ms={time} /> },
]
