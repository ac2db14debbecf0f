// The account's figures at the newest ticks, in components.

import { parseMoney } from '@fairtick/core/numbers/money'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useClientState } from '../platform/client-state.ts'
import { monotonicMs } from '../platform/clock.ts'
import { queryClient } from '../platform/query-client.ts'
import { selectedAccount } from '../platform/selected-account.ts'
import { endsWithVisit } from '../platform/session.ts'
import { summaryQuery } from '../platform/shared-queries.ts'
import { coreInstrument } from './core-instrument.ts'
import { createFiguresStore } from './figures-store.ts'
import { instrumentsQuery, useInstruments } from './instruments.ts'
import { accountStore, contractStore, marketStore, socket } from './live.ts'
import { calculateLiveFigures, type LiveFigures, type LivePosition } from './live-figures.ts'

const STOP_OUT_BY_DEFAULT = parseRate('0.5') as Rate

/** New at most four times a second, and only while a component looks. */
export function useLiveFigures(): LiveFigures {
  const figures = useSyncExternalStore(figuresStore.subscribe, figuresStore.get)
  const instruments = useInstruments()
  const { data: summary } = useQuery(summaryQuery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is read by the store.
  useEffect(figuresStore.refresh, [instruments, summary])
  return figures
}

/** One position; a component that uses this renders when that position has changed. */
export function useLivePosition(id: string): LivePosition | undefined {
  return useSyncExternalStore(figuresStore.subscribe, () => figuresStore.get().positions.get(id))
}

export const figuresStore = createFiguresStore({
  calculate: () =>
    calculateLiveFigures({
      cash: parseMoney(currentCash() ?? ''),
      stopOut: parseRate(useClientState.getState().dictData?.stopOut ?? '') ?? STOP_OUT_BY_DEFAULT,
      contracts: contractStore.get(),
      instrumentOf: (symbol) => {
        const instruments = queryClient.getQueryData(instrumentsQuery.queryKey)
        const wire = instruments?.find((instrument) => instrument.symbol === symbol)
        return wire && coreInstrument(wire)
      },
      quoteOf: marketStore.getQuote,
    }),
  watchAccount: (onChange) => {
    const stops = [contractStore.subscribe(onChange), accountStore.subscribe(onChange)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  watchPrices: (onChange) => {
    const symbols = new Set(contractStore.get().positions.map(({ symbol }) => symbol))
    const stops = [...symbols].map((symbol) => marketStore.subscribe(symbol, onChange))
    return () => {
      for (const stop of stops) stop()
    }
  },
  nowMs: monotonicMs,
})

endsWithVisit(figuresStore.clear)

/** By the channel, which is quickest; else as the summary was last read. */
function currentCash(): string | undefined {
  const account = selectedAccount()
  const isTold = socket.getState().phase === 'open'
  const told = accountStore.get().balances.find((balance) => isTold && balance.account === account)
  return told?.cash ?? queryClient.getQueryData(summaryQuery.queryKey)?.cash
}
