// The history of what has ended, contracts or options, to be narrowed.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { IconButton } from '@fairtick/ui/icon-button'
import { History, ListFilter, SearchX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Screen } from '../../app/screen.tsx'
import { useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { contractQueryOf, NO_CONTRACT_FILTER } from './contract-filter.ts'
import { countFilters, NO_FILTER, queryOf } from './history-filter.ts'
import { ClosedList } from './parts/closed-list.tsx'
import { EndedContracts } from './parts/ended-contracts.tsx'
import { ProductSwitch } from './parts/product-switch.tsx'
import { type Product, useListChoice } from './use-list-choice.ts'

const HistoryFilterSheet = lazy(() =>
  import('./parts/history-filter-sheet.tsx').then((file) => ({ default: file.HistoryFilterSheet })),
)
const ContractFilterSheet = lazy(() =>
  import('./parts/contract-filter-sheet.tsx').then((file) => ({
    default: file.ContractFilterSheet,
  })),
)

export function TradeRecordsScreen() {
  const { product, chooseProduct } = useListChoice('/pages/trade/traderecords')
  const choice = { product, chooseProduct }
  return product === 'contract' ? <ContractRecords {...choice} /> : <OptionRecords {...choice} />
}

type RecordsProps = { product: Product; chooseProduct: (product: Product) => void }

function ContractRecords(props: RecordsProps) {
  const [filter, setFilter] = useState(NO_CONTRACT_FILTER)
  const sheet = useLazySheet()
  const clear = () => setFilter(NO_CONTRACT_FILTER)
  const filters = countFilters(filter)
  return (
    <Records {...props} filters={filters} onFilter={sheet.open}>
      <EndedContracts
        query={contractQueryOf(filter)}
        empty={<Nothing onClear={filters === 0 ? undefined : clear} />}
      />
      {sheet.isMounted && (
        <Suspense>
          <ContractFilterSheet
            key={JSON.stringify(filter)}
            open={sheet.isOpen}
            onClose={sheet.close}
            filter={filter}
            onApply={setFilter}
          />
        </Suspense>
      )}
    </Records>
  )
}

function OptionRecords(props: RecordsProps) {
  const [filter, setFilter] = useState(NO_FILTER)
  const sheet = useLazySheet()
  const clear = () => setFilter(NO_FILTER)
  const filters = countFilters(filter)
  return (
    <Records {...props} filters={filters} onFilter={sheet.open}>
      <ClosedList
        filter={queryOf(filter)}
        empty={<Nothing onClear={filters === 0 ? undefined : clear} />}
      />
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
    </Records>
  )
}

type FrameProps = RecordsProps & { filters: number; onFilter: () => void; children: ReactNode }

function Records({ product, chooseProduct, filters, onFilter, children }: FrameProps) {
  const t = useText()
  return (
    <Screen
      title={t('orders.history')}
      actions={
        <IconButton
          label={filters === 0 ? t('orders.filters') : `${t('orders.filters')} (${filters})`}
          icon={<ListFilter className="size-6" />}
          badge={filters === 0 ? undefined : String(filters)}
          onClick={onFilter}
        />
      }
    >
      <div className="px-gutter pb-8">
        <div className="pt-2">
          <ProductSwitch value={product} onChange={chooseProduct} />
        </div>
        {children}
      </div>
    </Screen>
  )
}

/** `onClear` is there when filters are. */
function Nothing({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useText()
  if (onClear === undefined) {
    return (
      <EmptyState
        icon={<History />}
        action={<ButtonLink href={hrefOf('/pages/trade')}>{t('orders.trade')}</ButtonLink>}
      >
        {t('orders.emptyHistory')}
      </EmptyState>
    )
  }
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
