// The history of what has ended, contracts or options, to be narrowed.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { History } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { type Conditions, countFilters } from '../../platform/day-range.ts'
import { FilterButton } from '../../platform/filter-button.tsx'
import type { FilterSheetProps } from '../../platform/filter-frame.tsx'
import { useText } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import { NoMatch } from '../../platform/no-match.tsx'
import { hrefOf } from '../../platform/paths.ts'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { Screen } from '../../shell/screen.tsx'
import { ExportButton, type Exported } from '../statements/public.ts'
import { contractQueryOf, NO_CONTRACT_FILTER } from './contracts/contract-history.ts'
import { EndedContracts } from './contracts/ended-contracts.tsx'
import { NO_OPTION_FILTER, optionQueryOf } from './options/option-history.ts'
import { SettledOptions } from './options/settled-options.tsx'
import { MonthRecap } from './shared/month-recap.tsx'
import { ProductSwitch } from './shared/product-switch.tsx'
import { useListChoice } from './shared/use-list-choice.ts'

const ContractFilterSheet = lazySheet(() =>
  import('./contracts/contract-filter-sheet.tsx').then((file) => file.ContractFilterSheet),
)
const OptionFilterSheet = lazySheet(() =>
  import('./options/option-filter-sheet.tsx').then((file) => file.OptionFilterSheet),
)

export function TradeRecordsScreen() {
  const { product, chooseProduct } = useListChoice('/pages/trade/traderecords')
  const productSwitch = <ProductSwitch value={product} onChange={chooseProduct} />
  return product === 'contract' ? (
    <Records
      key="contract"
      product="contract"
      productSwitch={productSwitch}
      exported="contracts"
      noFilter={NO_CONTRACT_FILTER}
      FilterSheet={ContractFilterSheet}
      list={(filter, empty) => <EndedContracts query={contractQueryOf(filter)} empty={empty} />}
    />
  ) : (
    <Records
      key="option"
      product="option"
      productSwitch={productSwitch}
      exported="options"
      noFilter={NO_OPTION_FILTER}
      FilterSheet={OptionFilterSheet}
      list={(filter, empty) => <SettledOptions query={optionQueryOf(filter)} empty={empty} />}
    />
  )
}

type RecordsProps<Filter extends Conditions> = {
  product: 'contract' | 'option'
  productSwitch: ReactNode
  exported: Exported
  noFilter: Filter
  FilterSheet: ComponentType<FilterSheetProps<Filter>>
  list: (filter: Filter, empty: ReactNode) => ReactNode
}

function Records<Filter extends Conditions>(props: RecordsProps<Filter>) {
  const { product, productSwitch, exported, noFilter, FilterSheet, list } = props
  const t = useText()
  const [filter, setFilter] = useState(noFilter)
  const sheet = useLazySheet()
  const filters = countFilters(filter)
  const clear = () => setFilter(noFilter)
  return (
    <Screen
      title={t('orders.history')}
      actions={
        <>
          <ExportButton what={exported} />
          <FilterButton count={filters} onClick={sheet.open} />
        </>
      }
    >
      <div className="px-gutter pb-8">
        <div className="pt-2">{productSwitch}</div>
        {/* Of the month whole; a narrowed list has no month of its own. */}
        {filters === 0 && (
          <MonthRecap
            product={product}
            onDay={(day) => setFilter({ ...noFilter, from: day, to: day })}
          />
        )}
        {list(filter, <Nothing onClear={filters === 0 ? undefined : clear} />)}
      </div>
      {sheet.isMounted && (
        <Suspense>
          <FilterSheet
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
  return <NoMatch onClear={onClear} />
}
