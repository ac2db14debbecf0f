// A group: the records that are stepped together and committed in one transaction.

import type { PlacedEvent } from '@fairtick/core/engine/event'
import type {
  CommandRecord,
  EngineRecord,
  TapeEntry,
  TapeRecord,
} from '@fairtick/core/engine/record'
import { takesPrices } from '@fairtick/core/engine/state/market'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { beginStep, continueStep, type StepResult } from '@fairtick/core/engine/step'
import { countWork } from '@fairtick/core/engine/trading/due-work'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { contractOf } from '../codec/contract-text.ts'
import type { GroupEvent } from '../codec/outcome.ts'
import { describeOutcome } from '../codec/outcome.ts'
import type { PendingCommand } from '../commands/command-queue.ts'
import type { CommandOutcome } from '../engine-port.ts'
import type { Sequencer } from '../tape/sequencer.ts'
import type { TapeDraft } from '../tape/tape-draft.ts'

/**
 * Accounts that one group works off for the newest record, unless the host says fewer. A tick that
 * fires more goes on in the next groups, with commands between, so that nobody waits longer than
 * one of them (design §2).
 */
export const MAX_ACCOUNTS_PER_GROUP = 500

export type Group = {
  readonly tape: readonly TapeRecord[]
  readonly commands: readonly CommandRecord[]
  readonly events: readonly GroupEvent[]
  /** Commands with what became of them, to be answered after the commit. */
  readonly outcomes: readonly { pending: PendingCommand; outcome: CommandOutcome }[]
  /** Tape time at the end of the group. */
  readonly time: Instant
}

/** What waits for its place. */
export type Waiting = {
  /** `stepGroup` takes from them what it places: while work is left, the tape waits. */
  readonly drafts: TapeDraft[]
  readonly pendings: readonly PendingCommand[]
}

/**
 * Goes on with what the newest record still has to do, then places and steps drafts, then commands.
 * Changes `state`; throws on a broken invariant.
 */
export function stepGroup(
  state: EngineState,
  sequencer: Sequencer,
  { drafts, pendings }: Waiting,
  mostAccounts: number = MAX_ACCOUNTS_PER_GROUP,
): Group {
  const tape: TapeRecord[] = []
  const commands: CommandRecord[] = []
  const events: GroupEvent[] = []
  const outcomes: Group['outcomes'][number][] = []
  let accountsLeft = mostAccounts
  const note = (placed: readonly PlacedEvent[]) => {
    for (const { event, time, tapePosition } of placed) {
      events.push({ event, time, tapePosition, contract: contractOf(event, time) })
    }
  }
  const begin = (record: EngineRecord): StepResult => {
    const result = beginStep(state, record)
    note(result.events)
    return result
  }
  const workOff = () => {
    // The work of the record first, then the copies that follow from it.
    while (accountsLeft > 0) {
      const before = countWork(state)
      if (before === 0) return
      note(continueStep(state, accountsLeft))
      accountsLeft -= Math.max(1, before - countWork(state))
    }
  }
  const put = (entry: TapeEntry) => {
    const record = sequencer.placeTape(entry)
    tape.push(record)
    begin(record)
    workOff()
  }
  /** Writes what the calendar has up to `time`; false while work is left before that. */
  const passCalendar = (time: Instant): boolean => {
    while (countWork(state) === 0) {
      const due = sequencer.takeDue(time)
      if (due === undefined) return true
      put(due)
    }
    return false
  }
  workOff()
  for (let draft = drafts[0]; draft; draft = drafts[0]) {
    if (!isTaken(state, draft)) {
      drafts.shift()
      continue
    }
    const entry = completeDraft(state, draft)
    if (!passCalendar(entry.time)) break
    drafts.shift()
    put(entry)
  }
  passCalendar(sequencer.now())
  // Every group has a tape block to hang its chain guard on, so a quiet one gets a clock mark.
  if (tape.length === 0) put({ kind: 'clock', time: sequencer.nowBeforeDue() })
  // They have waited together and are stepped within a millisecond or two: one look at the clock.
  const time = sequencer.nowBeforeDue()
  for (const pending of pendings) {
    const record = sequencer.placeCommand(time, pending.command)
    commands.push(record)
    const result = begin(record)
    const own = events.slice(events.length - result.ownCount)
    outcomes.push({ pending, outcome: describeOutcome(state, own, result.refusal) })
  }
  return { tape, commands, events, outcomes, time: state.time }
}

/** Of an instrument that was never offered no price goes on the tape. */
export function isTaken(
  { markets }: EngineState,
  draft: Pick<TapeDraft, 'kind'> & { readonly symbol?: unknown },
): boolean {
  if (draft.kind !== 'tick' && draft.kind !== 'quarantine') return true
  const market = markets.get(draft.symbol as string)
  return market === undefined || takesPrices(market)
}

/**
 * A tick gets its seq only now, when it is certain to stand on the tape. What had to wait for the
 * work of another record comes after the commands that went between.
 */
function completeDraft(state: EngineState, draft: TapeDraft): TapeEntry {
  const time = instantFromMs(Math.max(draft.time, state.time))
  if (draft.kind !== 'tick') return { ...draft, time }
  const seq = (state.markets.get(draft.symbol)?.tick?.seq ?? 0) + 1
  return { ...draft, seq, time }
}
