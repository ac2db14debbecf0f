// Puts stepped groups into the database in their order, then answers and tells of them.

import type { EngineState } from '@fairtick/core/engine/state/state'
import type { Tick } from '@fairtick/core/market/tick'
import type { EngineLane } from '../../platform/database.ts'
import { type ClosedMinute, createCandleProjection } from '../candles/candle-projection.ts'
import type { AccountNotice } from '../engine-port.ts'
import { describeNotices } from './account-notice.ts'
import { createEviction } from './evict-flat-accounts.ts'
import type { Group } from './group.ts'
import { commitGroup, type LogEnds, prepareCommit } from './group-commit.ts'

/**
 * A group that is in the database, as it is told to the rest of the server. Nothing else of it is
 * kept while it is committed: a thousand orders under way are what the collector has to move.
 */
export type CommittedGroup = Pick<Group, 'tape' | 'time'> & {
  readonly minutes: readonly ClosedMinute[]
  readonly notices: readonly AccountNotice[]
  /** Something of it waits in the outbox: most orders are nothing that anyone must be told of. */
  readonly isTold: boolean
}

export type CommitterSettings = {
  readonly lane: EngineLane
  readonly epoch: number
  readonly onCommitted: (committed: CommittedGroup) => void
}

/** Where the committed groups end. */
export type CommittedEnd = {
  readonly state: EngineState
  readonly ends: LogEnds
  /** Ticks of the minute that was not over yet: the running candles. */
  readonly runningTicks: readonly Tick[]
}

/**
 * The function that commits a group. It must be called in the order of the groups and before the
 * next one is stepped: what it writes is read off the state before it first waits.
 */
export function createGroupCommitter(
  { lane, epoch, onCommitted }: CommitterSettings,
  { state, ends, runningTicks }: CommittedEnd,
): (group: Group) => Promise<void> {
  const candles = createCandleProjection()
  for (const tick of runningTicks) candles.addTick(tick)
  const evictFlatAccounts = createEviction(state)
  return (group) => {
    const { tape, time, outcomes } = group
    for (const { entry } of tape) if (entry.kind === 'tick') candles.addTick(entry)
    const minutes = candles.takeClosed(time)
    const notices = describeNotices(state, group)
    const prepared = prepareCommit(state, ends, epoch, { group, minutes })
    evictFlatAccounts()
    const committed = { tape, time, minutes, notices, isTold: prepared.isTold }
    // It names neither the group nor what was prepared, and so holds neither.
    return commitGroup(lane, prepared).then(() => {
      for (const { pending, outcome } of outcomes) pending.resolve(outcome)
      onCommitted(committed)
    })
  }
}
