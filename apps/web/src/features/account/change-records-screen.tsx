// Every change of the balance: narrowed by cause and days, by day, each with the balance after it.

import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import { Suspense, useState } from 'react'
import { DayHeading } from '../../platform/day-heading.tsx'
import { countFilters, type DayRange, queryOfFilter } from '../../platform/day-range.ts'
import { FilterButton } from '../../platform/filter-button.tsx'
import { useText } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import { NoMatch } from '../../platform/no-match.tsx'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { PagesByDay } from '../../shell/pages-by-day.tsx'
import { Screen } from '../../shell/screen.tsx'
import { ExportButton } from '../statements/public.ts'
import { CAUSE_NAMES, CHANGE_CAUSES, type ChangeCause } from './change-display.ts'
import { ChangeRow } from './parts/change-row.tsx'
import { useMoneyChanges } from './use-money-changes.ts'

const DaysSheet = lazySheet(() =>
  import('../../platform/days-sheet.tsx').then((file) => file.DaysSheet),
)

type ChangeFilter = DayRange & { readonly type: ChangeCause | '' }

const NO_FILTER: ChangeFilter = { type: '', from: '', to: '' }

export function ChangeRecordsScreen() {
  const t = useText()
  const [filter, setFilter] = useState(NO_FILTER)
  const sheet = useLazySheet()
  const changes = useMoneyChanges(queryOfFilter(filter))
  const { type, from, to } = filter
  const days = { from, to }
  return (
    <Screen
      title={t('account.changesTitle')}
      actions={
        <>
          <ExportButton what="moneychange" />
          <FilterButton count={countFilters(days)} onClick={sheet.open} />
        </>
      }
    >
      <div className="px-gutter pt-2">
        <ChipGroup
          label={t('account.filterLabel')}
          value={type}
          onChange={(next) => setFilter({ ...filter, type: next })}
          options={[
            { value: '', label: t('account.causeAll') },
            ...CHANGE_CAUSES.map((value) => ({ value, label: t(CAUSE_NAMES[value]) })),
          ]}
        />
      </div>
      <div className="px-gutter pb-2">
        <PagesByDay
          list={changes}
          timeOf={({ time }) => time}
          heading={({ dayMs }) => <DayHeading dayMs={dayMs} />}
          row={(change) => <ChangeRow change={change} when="time" />}
          empty={
            countFilters(filter) === 0 ? (
              <EmptyState>{t('account.changesEmpty')}</EmptyState>
            ) : (
              <NoMatch onClear={() => setFilter(NO_FILTER)} />
            )
          }
        />
      </div>
      {sheet.isMounted && (
        <Suspense>
          <DaysSheet
            key={JSON.stringify(days)}
            open={sheet.isOpen}
            onClose={sheet.close}
            filter={days}
            onApply={(next) => setFilter({ ...filter, ...next })}
          />
        </Suspense>
      )}
    </Screen>
  )
}
