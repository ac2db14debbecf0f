// The market as a table that mounts only the rows in sight.

import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'
import { marketStore } from '../../../live/live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { type MarketSort, sortSymbols } from '../market-sort.ts'
import { useRowMenu } from '../use-row-menu.tsx'
import { useThrottledRanking } from '../use-throttled-ranking.ts'
import { MarketRow, ROW_HEIGHT_PX } from './market-row.tsx'
import { SortHeader } from './sort-header.tsx'

const OVERSCAN_ROWS = 6

export type MarketTableProps = {
  instruments: readonly WireInstrument[]
  sort: MarketSort
  onSort: (sort: MarketSort) => void
}

export function MarketTable({ instruments, sort, onSort }: MarketTableProps) {
  const t = useText()
  const { show, menu } = useRowMenu()
  const body = useRef<HTMLDivElement>(null)
  const [topPx, setTopPx] = useState(0)
  const order = useThrottledRanking(
    useCallback(() => sortSymbols(instruments, sort, marketStore.getQuote), [instruments, sort]),
  )
  const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]))
  // After the first paint, where the place is known already: asking before would lay out twice.
  useEffect(() => setTopPx(body.current?.offsetTop ?? 0), [])
  const rows = useWindowVirtualizer({
    count: order.length,
    estimateSize: () => ROW_HEIGHT_PX,
    // A row has the usual height until its observer is told another one, before the paint.
    measureElement: (row, entry, list) =>
      entry
        ? measureElement(row, entry, list)
        : (list.measurementsCache[list.indexFromElement(row)]?.size ?? ROW_HEIGHT_PX),
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    // With the rows at once, and not in a second pass that nothing can interrupt.
    initialRect: { width: innerWidth, height: innerHeight },
    getItemKey: (at) => order[at] ?? at,
  })
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a windowed list cannot be a table element. */}
      <div role="table" aria-label={t('market.instruments')} aria-rowcount={order.length + 1}>
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        <div role="rowgroup" className="border-b border-divider">
          <SortHeader sort={sort} onSort={onSort} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        <div
          ref={body}
          role="rowgroup"
          className="relative"
          style={{ height: `${rows.getTotalSize()}px` }}
        >
          {rows.getVirtualItems().map((row) => {
            const instrument = bySymbol.get(order[row.index] ?? '')
            return (
              instrument && (
                <div
                  key={row.key}
                  role="presentation"
                  ref={rows.measureElement}
                  data-index={row.index}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${row.start - topPx}px)` }}
                >
                  <MarketRow
                    instrument={instrument}
                    star="shown"
                    rowIndex={row.index + 2}
                    onMenu={show}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {menu}
    </>
  )
}
