// What was open at the last reading: its place is held until it has been read anew.

import { useClientState } from '../platform/client-state.ts'
import { serverClock, wallMs } from '../platform/clock.ts'
import { chosenAccount } from '../platform/selected-account.ts'
import { accountStore, contractStore } from './live.ts'
import { useAccountView } from './use-live.ts'
import { useOpenContracts } from './use-open-contracts.ts'

/** More than any screen shows before the list has been read. */
const REMEMBERED_MAX = 20

/**
 * Follows both lists while somebody is signed in; the returned function stops it. Only those of the
 * account that the installation is about: what is kept is shared by all tabs.
 */
export function rememberOrders(): () => void {
  if (chosenAccount !== undefined) return () => {}
  let remembered: unknown
  const rememberRunning = () => {
    const { runningState, running } = accountStore.get()
    // A balance that changes is no reason to write it all again.
    if (runningState !== 'read' || running === remembered) return
    remembered = running
    // Before the first answer of the next visit only the device's clock is there.
    const aheadMs = wallMs() - serverClock.nowMs()
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
export function useRememberedRunning(symbol?: string): number {
  const { runningState } = useAccountView()
  const kept = useClientState((state) => state.keptRunning)
  if (runningState !== 'unread' || chosenAccount !== undefined) return 0
  return kept.filter(
    (option) => option.endsAtMs > wallMs() && (symbol ?? option.symbol) === option.symbol,
  ).length
}

/** Whether a running option of the instrument is shown, or about to be. */
export function useHasRunning(symbol: string): boolean {
  const { running } = useAccountView()
  const expected = useRememberedRunning(symbol)
  return expected > 0 || running.some((option) => option.symbol === symbol)
}

/** Whether a position on the instrument is about to be shown. */
export function useRememberedPosition(symbol: string): boolean {
  const { state } = useOpenContracts()
  const kept = useClientState(({ keptPositions }) => keptPositions)
  return state === 'unread' && chosenAccount === undefined && kept.includes(symbol)
}
