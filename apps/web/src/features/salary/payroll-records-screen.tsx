// What the payroll has paid, by month, and what waits for its next run.

import { ButtonLink } from '@fairtick/ui/button'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import { CalendarClock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type TextKey, useText } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import { MonthHeading } from '../../platform/month-heading.tsx'
import { NoMatch } from '../../platform/no-match.tsx'
import { timeOfDate } from '../../platform/operator-date.ts'
import { hrefOf } from '../../platform/paths.ts'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { PagesByDay } from '../../shell/pages-by-day.tsx'
import { Screen } from '../../shell/screen.tsx'
import { ExportButton } from '../statements/public.ts'
import { PayrollCard } from './parts/payroll-card.tsx'
import { PayrollRow } from './parts/payroll-row.tsx'
import { PAYROLL_FILTERS, type PayrollDay, type PayrollFilter } from './payroll-days.ts'
import { usePayroll } from './use-payroll.ts'

const PayrollSheet = lazySheet(() =>
  import('./parts/payroll-sheet.tsx').then((file) => file.PayrollSheet),
)

export function PayrollRecordsScreen() {
  const t = useText()
  const [filter, setFilter] = useState<PayrollFilter>('all')
  const { list, rewards } = usePayroll(filter)
  const [opened, setOpened] = useState<PayrollDay>()
  const sheet = useLazySheet()
  const open = (day: PayrollDay) => {
    setOpened(day)
    sheet.open()
  }
  return (
    <Screen title={t('account.payroll')} actions={<ExportButton what="payroll" />}>
      <div className="flex flex-col gap-1 px-gutter pt-3 pb-8">
        <PayrollCard rewards={rewards} />
        <ChipGroup
          className="pt-1"
          label={t('salary.filterLabel')}
          value={filter}
          onChange={setFilter}
          options={PAYROLL_FILTERS.map((value) => ({ value, label: t(FILTER_NAMES[value]) }))}
        />
        <PagesByDay
          list={list}
          by="month"
          timeOf={({ date }) => timeOfDate(date)}
          heading={({ dayMs }) => <MonthHeading monthMs={dayMs} />}
          row={(day) => <PayrollRow day={day} onOpen={() => open(day)} />}
          empty={<NoPayroll filter={filter} onClear={() => setFilter('all')} />}
        />
      </div>
      {sheet.isMounted && opened !== undefined && (
        <Suspense>
          <PayrollSheet
            day={opened}
            nextPayrollMs={rewards.invitation?.nextPayroll}
            open={sheet.isOpen}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </Screen>
  )
}

const FILTER_NAMES: Readonly<Record<PayrollFilter, TextKey>> = {
  all: 'salary.filterAll',
  paid: 'salary.paid',
  pending: 'salary.pending',
}

function NoPayroll({ filter, onClear }: { filter: PayrollFilter; onClear: () => void }) {
  const t = useText()
  if (filter === 'all') {
    return (
      <EmptyState
        icon={<CalendarClock />}
        action={<ButtonLink href={hrefOf('/pages/user/team')}>{t('account.team')}</ButtonLink>}
      >
        {t('salary.payrollEmpty')}
      </EmptyState>
    )
  }
  return <NoMatch onClear={onClear} />
}
