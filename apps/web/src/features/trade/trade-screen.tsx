// Trading one instrument, by contracts or by options; the mode is in the query.

import { Button } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useFadeOnChange } from '@fairtick/ui/use-fade-on-change'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { instrumentsQuery } from '../../live/instruments.ts'
import { useClientState, type WireInstrument } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { readAhead, useReadAhead } from '../../platform/read-ahead.ts'
import { summaryQuery } from '../../platform/shared-queries.ts'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { rememberSymbol, StarButton } from '../market/public.ts'
import { type TradeMode, useTicketSettings } from '../order-ticket/public.ts'
import { AlertButton, priceAlertsQuery } from '../price-alerts/public.ts'
import { useChartSettings } from './chart-settings.ts'
import { HeadStatus } from './parts/head-status.tsx'
import { InstrumentView, type Traded } from './parts/instrument-view.tsx'
import { newestBarsQuery } from './use-bars.ts'

const PairSheet = lazySheet(() => import('./parts/pair-sheet.tsx').then((file) => file.PairSheet))

export function TradeScreen() {
  const t = useText()
  const kept = useClientState((state) => state.currencySymbol)
  const search = useSearchTexts()
  const symbol = search.symbol ?? kept
  const { data: instruments, error, refetch, isFetching } = useQuery(instrumentsQuery)
  const instrument = instruments?.find((one) => one.symbol === symbol)
  const mode = useMode(search.mode, instrument)
  const [isPriceAway, setIsPriceAway] = useState(false)
  useReadAhead(() => {
    // What the address names may be nothing that is traded.
    if (instruments !== undefined && instrument === undefined) return
    readAhead(priceAlertsQuery)
    readAhead(summaryQuery)
    readAhead(newestBarsQuery(symbol, useChartSettings.getState().interval))
  })
  const view = useFadeOnChange<HTMLDivElement>(symbol)
  useEffect(() => {
    if (instrument === undefined) return
    useClientState.setState({ currencySymbol: instrument.symbol })
    rememberSymbol(instrument.symbol)
  }, [instrument])
  return (
    <Screen
      width="wide"
      title={instrument ? <PairButton instrument={instrument} mode={mode} /> : symbol}
      name={t('options.tradeTitle', { pair: instrument?.pair ?? symbol })}
      titleEnd={instrument && <HeadStatus instrument={instrument} isPriceAway={isPriceAway} />}
      actions={
        instrument && (
          <>
            <AlertButton instrument={instrument} />
            <StarButton instrument={instrument} />
          </>
        )
      }
    >
      {instrument ? (
        <div ref={view}>
          <InstrumentView
            key={instrument.symbol}
            instrument={instrument}
            mode={mode}
            onPriceAway={setIsPriceAway}
          />
        </div>
      ) : (
        <div className="px-gutter">
          {error && <ProblemCard problem={error} onRetry={refetch} busy={isFetching} />}
          {instruments === undefined && !error && (
            <SkeletonRows rows={8} label={t('shell.loading')} />
          )}
          {instruments && <UnknownInstrument />}
        </div>
      )}
    </Screen>
  )
}

/** As the address says; where it says nothing, what there is: options may be off (TR-13). */
function useMode(named: string | undefined, instrument: WireInstrument | undefined): TradeMode {
  const usual = instrument?.durations.length === 0 ? 'contract' : 'option'
  const mode = named === 'contract' || named === 'option' ? named : usual
  useEffect(() => {
    useTicketSettings.setState({ mode })
  }, [mode])
  return mode
}

/** The pair as the heading, which opens the list of all instruments. */
function PairButton({ instrument, mode }: Traded) {
  const t = useText()
  const { replace } = useNavigation()
  const sheet = useLazySheet()
  const name = useFadeOnChange<HTMLSpanElement>(instrument.symbol)
  return (
    <>
      <button
        type="button"
        onClick={sheet.open}
        className="target -mx-1 inline-flex items-center gap-0.5 rounded-sm px-1"
      >
        <span ref={name} translate="no">
          {instrument.pair}
        </span>
        <ChevronDown aria-hidden="true" className="size-4.5 text-text2" />
        <span className="sr-only">{t('options.changePair')}</span>
      </button>
      {sheet.isMounted && (
        <Suspense>
          <PairSheet
            open={sheet.isOpen}
            onClose={sheet.close}
            onPick={(symbol) => {
              sheet.close()
              replace('/pages/trade', { symbol, mode })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function UnknownInstrument() {
  const t = useText()
  const { replace } = useNavigation()
  return (
    <EmptyState
      action={
        <Button tone="outline" onClick={() => replace('/pages/home/market')}>
          {t('market.title')}
        </Button>
      }
    >
      {t('options.unknownInstrument')}
    </EmptyState>
  )
}
