// The head of the market table: columns that sort down, up, and not at all.

import { joinClasses } from '@fairtick/ui/join-classes'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { ariaSortOf, type MarketSort, nextSort, type SortKey } from '../market-sort.ts'

export type SortHeaderProps = { sort: MarketSort; onSort: (sort: MarketSort) => void }

export function SortHeader({ sort, onSort }: SortHeaderProps) {
  const t = useText()
  const column = (key: SortKey) => (
    <SortButton sortKey={key} sort={sort} onSort={onSort}>
      {t(LABELS[key])}
    </SortButton>
  )
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons in it are focused.
    // biome-ignore lint/a11y/useSemanticElements: the head of a windowed list.
    <div role="row" className="flex items-center gap-2 cramped:flex-wrap">
      <Head>
        <span className="sr-only">{t('market.favourite')}</span>
      </Head>
      <Head sort={sort} keys={['name', 'volume']} className="min-w-0 flex-1 cramped:min-w-fit">
        <span className="-ms-2 flex items-center">
          {column('name')}
          {column('volume')}
        </span>
      </Head>
      <Head>
        <span className="sr-only">{t('market.trend')}</span>
      </Head>
      <Head sort={sort} keys={['price']}>
        {column('price')}
      </Head>
      <Head sort={sort} keys={['change']} className="flex w-[5.25rem] justify-end">
        {column('change')}
      </Head>
      <Head className="hidden w-6 min-[27.5rem]:block">
        <span className="sr-only">{t('market.more')}</span>
      </Head>
    </div>
  )
}

const LABELS: Record<SortKey, TextKey> = {
  name: 'market.sortName',
  volume: 'market.sortVolume',
  price: 'market.sortPrice',
  change: 'market.sortChange',
}

type HeadProps = {
  sort?: MarketSort
  keys?: readonly SortKey[]
  className?: string
  children?: ReactNode
}

function Head({ sort = null, keys, className, children }: HeadProps) {
  const active = keys?.find((key) => key === sort?.key)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons in it are focused.
    // biome-ignore lint/a11y/useSemanticElements: the head of a windowed list.
    <div
      role="columnheader"
      aria-sort={keys === undefined ? undefined : active ? ariaSortOf(sort, active) : 'none'}
      className={className}
    >
      {children}
    </div>
  )
}

type SortButtonProps = SortHeaderProps & { sortKey: SortKey; children: ReactNode }

function SortButton({ sortKey, sort, onSort, children }: SortButtonProps) {
  const state = ariaSortOf(sort, sortKey)
  const Icon = ICONS[state]
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(sort, sortKey))}
      className={joinClasses(
        'target inline-flex items-center justify-center gap-0.5 whitespace-nowrap px-1 text-caption',
        state === 'none' ? 'text-text3' : 'font-semibold text-text',
      )}
    >
      {children}
      <Icon aria-hidden="true" className="size-3 shrink-0" />
    </button>
  )
}

const ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const
