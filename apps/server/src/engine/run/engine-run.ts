// One life of the engine, from recovery to its stop: gather, prefetch, step, commit, answer.

import type { TapeRecord } from '@fairtick/core/engine/record'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { countWork } from '@fairtick/core/engine/trading/due-work'
import { SECOND_MS } from '@fairtick/core/time/duration'
import type { Instant } from '@fairtick/core/time/instant'
import type { Calendar } from '../../platform/calendar.ts'
import type { Clock } from '../../platform/clock.ts'
import type { EngineLane } from '../../platform/database.ts'
import { createAdmission } from '../commands/admit-commands.ts'
import type { CommandQueue } from '../commands/command-queue.ts'
import { isTaken, stepGroup } from '../commit/group.ts'
import { type CommittedGroup, createGroupCommitter } from '../commit/group-committer.ts'
import { EngineUnavailable } from '../engine-port.ts'
import { createSequencer, type Sequencer } from '../tape/sequencer.ts'
import type { TapeDraft, UntimedDraft } from '../tape/tape-draft.ts'
import { writeCheckpoint } from './checkpoint.ts'
import { prefetch } from './prefetch.ts'
import type { Recovered } from './recovery.ts'
import { createWakeUp } from './wake-up.ts'

/**
 * Larger ones leave engine and database waiting for one another: 256 commands and four groups under
 * way carried a third more orders than 512 and two.
 */
export const MAX_GROUP_COMMANDS = 256
/** So few go in one group: half of them in a group of their own would cost each one more. */
const MIN_DIVIDED_COMMANDS = 128
export const MAX_GROUPS_IN_FLIGHT = 4
/**
 * Drafts beyond this are dropped: they never were ticks, and the feed goes on. A group takes all
 * that wait, since a command must not come before what arrived before it.
 */
export const MAX_WAITING_DRAFTS = 20_000
/** Ticks alone wait this long for company; commands never wait. */
export const TAPE_FLUSH_MS = 100

const STOPPED = 'the engine stopped'

export type EngineRunSettings = {
  readonly clock: Clock
  readonly calendar: Calendar
  readonly lane: EngineLane
  readonly epoch: number
  readonly queue: CommandQueue
  readonly accountsPerGroup?: number
  readonly onCommitted: (committed: CommittedGroup) => void
}

export type EngineRun = {
  readonly state: EngineState
  readonly sequencer: Sequencer
  /** Something to do: a command, or time that was moved. */
  readonly wake: () => void
  readonly submit: (draft: UntimedDraft) => void
  /** Resolves after `stop` when all is committed; rejects on the first fault. */
  readonly finished: Promise<void>
  readonly stop: () => void
}

export function startEngineRun(settings: EngineRunSettings, recovered: Recovered): EngineRun {
  const { clock, calendar, lane, queue } = settings
  const { state, tapeEnd } = recovered
  const sequencer = createSequencer(clock, calendar, tapeEnd)
  const commit = createGroupCommitter(settings, recovered)
  const drafts: TapeDraft[] = []
  const inFlight: Promise<void>[] = []
  let commandsInFlight = 0
  let isCheckpointDue = false
  const wakeUp = createWakeUp()
  let isStopping = false
  let failure: { readonly error: unknown } | undefined
  let lastRecordTime: Instant | undefined = tapeEnd.time
  let flushedMs = Number.NEGATIVE_INFINITY
  const intake = createAdmission(lane.beside, queue, {
    onReady: wakeUp.now,
    onFault: (error) => (failure ??= { error }),
  })

  const idleMs = (): number => {
    if (inFlight.length >= mostGroups(state, intake.size(), commandsInFlight)) return SECOND_MS
    if (intake.size() > 0 || countWork(state) > 0 || isStopping) return 0
    const flushMs = drafts.length > 0 ? flushedMs + TAPE_FLUSH_MS - clock.monotonicMs() : SECOND_MS
    return calculateIdleMs(sequencer.now(), lastRecordTime, state.dueOptions.nextExpiry(), flushMs)
  }

  /** Nothing may be under way while the state is written down. */
  const checkpoint = async (): Promise<void> => {
    await Promise.all(inFlight)
    if (!failure) await writeCheckpoint(lane, state)
    isCheckpointDue = false
  }

  const runGroup = async (): Promise<void> => {
    const taken = intake.take(calculateGroupSize(intake.size(), commandsInFlight))
    const refuseTaken = (error: unknown) => {
      // Whether it was committed is unknown; the key tells when it is repeated.
      for (const { reject } of taken) reject(new EngineUnavailable(STOPPED))
      failure ??= { error }
      wakeUp.now()
    }
    try {
      const pendings = await prefetch(lane, state, taken)
      const group = stepGroup(state, sequencer, { drafts, pendings }, settings.accountsPerGroup)
      lastRecordTime = group.time
      flushedMs = clock.monotonicMs()
      const committed = commit(group).catch(refuseTaken)
      inFlight.push(committed)
      commandsInFlight += pendings.length
      committed.then(() => {
        inFlight.splice(inFlight.indexOf(committed), 1)
        commandsInFlight -= pendings.length
        wakeUp.now()
      })
      isCheckpointDue ||= group.tape.some(isDayStart)
      if (isCheckpointDue && countWork(state) === 0) await checkpoint()
    } catch (error) {
      refuseTaken(error)
    }
  }

  const run = async (): Promise<void> => {
    while (!isStopping && !failure) {
      await wakeUp.after(idleMs())
      if (idleMs() > 0) continue
      await runGroup()
    }
    intake.close(new EngineUnavailable(STOPPED))
    await Promise.all(inFlight)
    if (failure) throw failure.error
  }

  return {
    state,
    sequencer,
    wake: () => {
      intake.advance()
      wakeUp.now()
    },
    submit: (draft) => {
      if (drafts.length >= MAX_WAITING_DRAFTS || isStopping) return
      // Else each of its quotes would make a group of a clock mark alone.
      if (!isTaken(state, draft)) return
      drafts.push({ ...draft, time: sequencer.now() } as TapeDraft)
      wakeUp.now()
    },
    finished: run(),
    stop: () => {
      isStopping = true
      wakeUp.now()
    },
  }
}

/** How long nothing has to be done, in ms; 0: now. A mark is due a second after the last record. */
function calculateIdleMs(
  now: Instant,
  lastRecordTime: Instant | undefined,
  nextExpiry: Instant | undefined,
  flushMs: number,
): number {
  const markMs = lastRecordTime === undefined ? 0 : lastRecordTime + SECOND_MS - now
  const dueMs = nextExpiry === undefined ? markMs : nextExpiry + 1 - now
  return Math.max(0, Math.min(markMs, flushMs, dueMs))
}

/**
 * In flight at a time, while so many commands are asked and a big record leaves so much to do. What
 * comes call by call is gathered: a group smaller than what is under way holds the next one up. The
 * second lies at the database when the first is done; more go when each is as large as can be.
 */
function mostGroups({ work }: EngineState, waiting: number, inFlight: number): number {
  if (work || waiting >= MAX_GROUP_COMMANDS) return MAX_GROUPS_IN_FLIGHT
  return waiting < inFlight ? 1 : 2
}

/** Half of all that are asked, so that one half is committed while the other is decided. */
function calculateGroupSize(waiting: number, inFlight: number): number {
  const half = Math.ceil((waiting + inFlight) / 2)
  return Math.min(MAX_GROUP_COMMANDS, Math.max(MIN_DIVIDED_COMMANDS, half))
}

function isDayStart({ entry }: TapeRecord): boolean {
  return entry.kind === 'calendar' && entry.instant === 'day-start'
}
