// The copy stop: losses end a follow on a tick of what it has copied (TR-10.5).

import { calculateStopHeadroom } from '../../copy/copy-stop.ts'
import type { Follow, FollowEndReason } from '../../copy/follow.ts'
import { isFresh } from '../../market/staleness.ts'
import type { Tick } from '../../market/tick.ts'
import type { Emit, FollowEnded, Moment } from '../event.ts'
import { activeFollows, followOf, openCopies, sumOpenProfit } from '../state/copying.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState } from '../state/state.ts'
import { closePosition } from './close-position.ts'

/** Ends the follows whose losses have reached their stop, in the order of their beginnings. */
export function checkCopyStops(
  state: EngineState,
  account: Account,
  { symbol }: Tick,
  { moment, emit }: { readonly moment: Moment; readonly emit: Emit },
): void {
  for (const { leaderId } of activeFollows(account)) {
    const copies = openCopies(account, leaderId)
    if (!copies.some((copy) => copy.symbol === symbol)) continue
    // Its marks are set anew from here, so that a price beyond one is not looked at each time.
    account.guard = undefined
    const follow = followOf(account, leaderId)
    const headroom = calculateStopHeadroom(follow, sumOpenProfit(state, copies))
    if (headroom.numerator > 0n) continue
    closeCopies(state, account, leaderId, { moment, emit })
    emit(endFollow(account, leaderId, 'copy_stop'), moment)
  }
}

/** Closes the copies of a leader whose market is live, oldest first. */
export function closeCopies(
  state: EngineState,
  account: Account,
  leaderId: string,
  { moment, emit }: { readonly moment: Moment; readonly emit: Emit },
): void {
  const { time } = moment
  for (const copy of openCopies(account, leaderId)) {
    if (!isFresh(marketOf(state, copy.symbol).tick, time)) continue
    const what = { lots: copy.lotsOpen, reason: 'copy', time } as const
    emit(closePosition(state, account, copy, what), moment)
  }
}

export function endFollow(
  account: Account,
  leaderId: string,
  reason: FollowEndReason,
): FollowEnded {
  const follow: Follow = { ...followOf(account, leaderId), isActive: false }
  return { kind: 'follow-ended', accountId: account.id, follow, reason, entries: [] }
}
