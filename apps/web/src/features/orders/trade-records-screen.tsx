// The history of all settled options, to be narrowed by instrument, direction, result and days.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { IconButton } from '@fairtick/ui/icon-button'
import { History, ListFilter, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Screen } from '../../app/screen.tsx'
import { useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { countFilters, NO_FILTER, queryOf } from './history-filter.ts'
import { ClosedList } from './parts/closed-list.tsx'

const HistoryFilterSheet = lazy(() =>
  import('./parts/history-filter-sheet.tsx').then((file) => ({ default: file.HistoryFilterSheet })),
)

export function TradeRecordsScreen() {
  const t = useText()
  const [filter, setFilter] = useState(NO_FILTER)
  const sheet = useLazySheet()
  const filters = countFilters(filter)
  return (
    <Screen
      title={t('orders.history')}
      actions={
        <IconButton
          label={filters === 0 ? t('orders.filters') : `${t('orders.filters')} (${filters})`}
          icon={<ListFilter className="size-6" />}
          badge={filters === 0 ? undefined : String(filters)}
          onClick={sheet.open}
        />
      }
    >
      <div className="px-gutter pb-8">
        <ClosedList
          filter={queryOf(filter)}
          empty={filters === 0 ? <NoHistory /> : <NoMatch onClear={() => setFilter(NO_FILTER)} />}
        />
      </div>
      {sheet.isMounted && (
        <Suspense>
          <HistoryFilterSheet
            key={JSON.stringify(filter)}
            open={sheet.isOpen}
            onClose={sheet.close}
            filter={filter}
            onApply={setFilter}
          />
        </Suspense>
      )}
    </Screen>
  )
}

function NoHistory() {
  const t = useText()
  return (
    <EmptyState
      icon={<History />}
      action={<ButtonLink href={hrefOf('/pages/trade')}>{t('orders.trade')}</ButtonLink>}
    >
      {t('orders.emptyHistory')}
    </EmptyState>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText()
  return (
    <EmptyState
      icon={<SearchX />}
      action={
        <Button tone="outline" onClick={onClear}>
          {t('orders.clearFilters')}
        </Button>
      }
    >
      {t('orders.noMatch')}
    </EmptyState>
  )
}
