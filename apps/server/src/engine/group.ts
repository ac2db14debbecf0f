// A group: the records that are stepped together and committed in one transaction.

import type { EngineEvent } from '@fairtick/core/engine/event'
import type { CommandRecord, TapeEntry, TapeRecord } from '@fairtick/core/engine/record'
import type { EngineState } from '@fairtick/core/engine/state'
import { step } from '@fairtick/core/engine/step'
import type { Instant } from '@fairtick/core/time/instant'
import type { PendingCommand } from './command-queue.ts'
import type { CommandOutcome } from './engine-port.ts'
import { describeOutcome } from './outcome.ts'
import type { Sequencer } from './sequencer.ts'
import type { TapeDraft } from './tape-draft.ts'

/** An event with the record that it came from. */
export type PlacedEvent = {
  readonly event: EngineEvent
  readonly time: Instant
  readonly tapePosition: number
}

export type Group = {
  readonly tape: readonly TapeRecord[]
  readonly commands: readonly CommandRecord[]
  readonly events: readonly PlacedEvent[]
  /** Commands with what became of them, to be answered after the commit. */
  readonly outcomes: readonly { pending: PendingCommand; outcome: CommandOutcome }[]
  /** Tape time at the end of the group. */
  readonly time: Instant
}

/** Places and steps drafts, then commands. Changes `state`; throws on a broken invariant. */
export function stepGroup(
  state: EngineState,
  sequencer: Sequencer,
  drafts: readonly TapeDraft[],
  pendings: readonly PendingCommand[],
): Group {
  const tape: TapeRecord[] = []
  const commands: CommandRecord[] = []
  const events: PlacedEvent[] = []
  const outcomes: Group['outcomes'][number][] = []
  const note = (found: readonly EngineEvent[]) => {
    for (const event of found) {
      events.push({ event, time: state.time, tapePosition: state.tapePosition })
    }
  }
  const place = (entry: TapeEntry) => {
    for (const due of sequencer.dueCalendar(entry.time)) put(due)
    put(entry)
  }
  const put = (entry: TapeEntry) => {
    const record = sequencer.placeTape(entry)
    tape.push(record)
    note(step(state, { log: 'tape', position: record.position, entry }).events)
  }
  for (const draft of drafts) place(completeDraft(state, draft))
  const now = sequencer.now()
  // Every group has a tape block to hang its chain guard on, so a quiet one gets a clock mark.
  if (drafts.length === 0) place({ kind: 'clock', time: now })
  for (const pending of pendings) {
    const time = sequencer.now()
    if (sequencer.dueCalendar(time).length > 0) place({ kind: 'clock', time })
    const record = sequencer.placeCommand(time, pending.command)
    commands.push(record)
    const result = step(state, { log: 'command', ...record })
    note(result.events)
    outcomes.push({ pending, outcome: describeOutcome(result) })
  }
  return { tape, commands, events, outcomes, time: state.time }
}

/** A tick gets its seq only now, when it is certain to stand on the tape. */
function completeDraft(state: EngineState, draft: TapeDraft): TapeEntry {
  if (draft.kind !== 'tick') return draft
  const seq = (state.markets.get(draft.symbol)?.tick?.seq ?? 0) + 1
  return { ...draft, seq }
}
