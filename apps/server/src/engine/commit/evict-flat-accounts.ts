// Which accounts stay in memory: all with anything open, and some flat ones for their next command.

import { isEvictable } from '@fairtick/core/engine/state/account'
import type { EngineState } from '@fairtick/core/engine/state/state'

/** With fewer in memory none is let go of. */
export const MAX_RESIDENT_ACCOUNTS = 20_000
/** For each that came; so a seventh of those that must stay may be flat at most. */
const LOOKED_AT_PER_LOADED = 8

/**
 * Lets go of flat accounts, those that came first before others; they are read again when a command
 * names them. Called after each group it goes on where it stopped, and looks at no more than a few
 * for each account that came since: a hundred thousand with positions cost a group nothing.
 */
export function createEviction(
  state: EngineState,
  residentMax = MAX_RESIDENT_ACCOUNTS,
): () => void {
  const { accounts } = state
  let sizeBefore = Math.max(residentMax, accounts.size)
  let next = accounts.values()
  return () => {
    const loaded = accounts.size - sizeBefore
    for (let left = loaded * LOOKED_AT_PER_LOADED; left > 0; left -= 1) {
      if (accounts.size <= residentMax) break
      const { done, value: account } = next.next()
      if (done) next = accounts.values()
      else if (isEvictable(state, account)) accounts.delete(account.id)
    }
    sizeBefore = Math.max(residentMax, accounts.size)
  }
}
