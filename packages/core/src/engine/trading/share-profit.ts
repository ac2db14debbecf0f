// After each close of a copy: the leader's part of what is above the high-water mark (TR-10.6).

import type { Position } from '../../contracts/position.ts'
import { calculateProfitShare } from '../../copy/profit-share.ts'
import { moneyAsRational, ZERO_MONEY } from '../../numbers/money.ts'
import { compareRational } from '../../numbers/rational.ts'
import { sharePaidEntry, shareReceivedEntry } from '../entries/profit-share-entries.ts'
import type { ProfitShared, ShareReceived } from '../event.ts'
import { followOf, openCopies, sumOpenProfit } from '../state/copying.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'

/** What follows from a close that the state has folded; nothing where the mark is not passed. */
export function shareProfit(
  state: EngineState,
  copy: Position,
): readonly (ProfitShared | ShareReceived)[] {
  const { id: orderId, accountId, copyOf, closes } = copy
  if (copyOf === undefined) return []
  const { leaderId } = copyOf
  const account = residentAccount(state, accountId)
  const follow = followOf(account, leaderId)
  // What is open can only make it less: hundreds of copies need not be looked at for nothing.
  if (compareRational(moneyAsRational(follow.result), follow.highWater) <= 0n) return []
  const openProfit = sumOpenProfit(state, openCopies(account, leaderId))
  const share = calculateProfitShare(follow, openProfit, account.balances.cash)
  if (share === undefined) return []
  const { highWater, amount } = share
  const close = { orderId, closes: closes.length }
  const { begun, profitShare, highWater: mark } = follow
  const worked = { copy, begun, profitShare, mark, highWater, amount }
  const paid = { kind: 'profit-shared', accountId, leaderId, ...worked } as const
  if (amount === ZERO_MONEY) return [{ ...paid, entries: [] }]
  const leader = residentAccount(state, leaderId)
  return [
    { ...paid, entries: [sharePaidEntry(account, close, amount)] },
    {
      ...{ kind: 'share-received', accountId: leaderId, followerId: accountId, orderId, amount },
      entries: [shareReceivedEntry(leader, close, amount)],
    },
  ]
}
