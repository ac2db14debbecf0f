// What was open at the last reading: its place is held until it has been read anew.

import { useClientState } from '../platform/client-state.ts'
import { accountStore, contractStore, serverClock } from './live.ts'
import { useAccountView } from './use-live.ts'
import { useOpenContracts } from './use-open-contracts.ts'

/** More than any screen shows before the list has been read. */
const REMEMBERED_MAX = 20

/** Follows both lists while somebody is signed in; the returned function stops it. */
export function rememberOrders(): () => void {
  let remembered: unknown
  const rememberRunning = () => {
    const { runningState, running } = accountStore.get()
    // A balance that changes is no reason to write it all again.
    if (runningState !== 'read' || running === remembered) return
    remembered = running
    const aheadMs = Date.now() - serverClock.nowMs()
    useClientState.setState({
      keptRunning: running
        .slice(0, REMEMBERED_MAX)
        .map(({ symbol, expiryTime }) => ({ symbol, endsAtMs: expiryTime + aheadMs })),
    })
  }
  const rememberPositions = () => {
    const { state, positions } = contractStore.get()
    if (state !== 'read') return
    const symbols = new Set(positions.map(({ symbol }) => symbol))
    useClientState.setState({ keptPositions: [...symbols] })
  }
  const stops = [
    accountStore.subscribe(rememberRunning),
    contractStore.subscribe(rememberPositions),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** How many running options are about to be shown, of one instrument or of all. */
export function useExpectedRunning(symbol?: string): number {
  const { runningState } = useAccountView()
  const kept = useClientState((state) => state.keptRunning)
  if (runningState !== 'unread') return 0
  return kept.filter(
    (option) => option.endsAtMs > Date.now() && (symbol ?? option.symbol) === option.symbol,
  ).length
}

/** Whether a running option of the instrument is shown, or about to be. */
export function useHasRunning(symbol: string): boolean {
  const { running } = useAccountView()
  const expected = useExpectedRunning(symbol)
  return expected > 0 || running.some((option) => option.symbol === symbol)
}

/** Whether a position on the instrument is about to be shown. */
export function useExpectedPosition(symbol: string): boolean {
  const { state } = useOpenContracts()
  const kept = useClientState(({ keptPositions }) => keptPositions)
  return state === 'unread' && kept.includes(symbol)
}
