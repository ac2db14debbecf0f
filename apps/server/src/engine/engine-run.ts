// One life of the engine, from recovery to its stop: gather, prefetch, step, commit, answer.

import type { TapeRecord } from '@fairtick/core/engine/record'
import { type EngineState, type InstallationMode, isFlat } from '@fairtick/core/engine/state'
import { SECOND_MS } from '@fairtick/core/time/duration'
import type { Instant } from '@fairtick/core/time/instant'
import type { Calendar } from '../platform/calendar.ts'
import type { Clock } from '../platform/clock.ts'
import type { EngineLane } from '../platform/database.ts'
import { describeNotices } from './account-notice.ts'
import { createCandleProjection } from './candle-projection.ts'
import { writeCheckpoint } from './checkpoint.ts'
import type { CommandQueue } from './command-queue.ts'
import { type AccountNotice, EngineUnavailable } from './engine-port.ts'
import { type Group, stepGroup } from './group.ts'
import { commitGroup, prepareCommit } from './group-commit.ts'
import type { ClosedMinute } from './group-rows.ts'
import { prefetch } from './prefetch.ts'
import type { Recovered } from './recovery.ts'
import { createSequencer, type Sequencer } from './sequencer.ts'
import type { TapeDraft, UntimedDraft } from './tape-draft.ts'
import { createWakeUp } from './wake-up.ts'

/** performance.md §2b: larger groups gain little, two in flight keep the database busy. */
export const MAX_GROUP_COMMANDS = 512
/** So few are not divided: two commits would cost more than waiting for one. */
const MIN_DIVIDED_COMMANDS = 64
export const MAX_GROUPS_IN_FLIGHT = 2
/**
 * Drafts beyond this are dropped: they never were ticks, and the feed goes on. A group takes all
 * that wait, since a command must not come before what arrived before it.
 */
export const MAX_WAITING_DRAFTS = 20_000
/** Ticks alone wait this long for company; commands never wait. */
export const TAPE_FLUSH_MS = 100
/** Flat accounts kept in memory for their next command. */
export const MAX_RESIDENT_ACCOUNTS = 20_000

/** A group that is in the database, as it is told to the rest of the server. */
export type CommittedGroup = {
  readonly group: Group
  readonly minutes: readonly ClosedMinute[]
  readonly notices: readonly AccountNotice[]
}

export type EngineRunSettings = {
  readonly mode: InstallationMode
  readonly clock: Clock
  readonly calendar: Calendar
  readonly lane: EngineLane
  readonly epoch: number
  readonly queue: CommandQueue
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
  const { state, ends } = recovered
  const sequencer = createSequencer(clock, calendar, recovered.tapeEnd)
  const candles = createCandleProjection()
  for (const tick of recovered.runningTicks) candles.addTick(tick)
  const drafts: TapeDraft[] = []
  const inFlight = new Set<Promise<void>>()
  let commandsInFlight = 0
  const wakeUp = createWakeUp()
  let isStopping = false
  let failure: { readonly error: unknown } | undefined
  let lastRecordTime: Instant | undefined = recovered.tapeEnd.time
  let lastFlushMs = Number.NEGATIVE_INFINITY

  const idleMs = (): number => {
    if (queue.size() > 0 || isStopping) return 0
    const flushMs =
      drafts.length > 0 ? lastFlushMs + TAPE_FLUSH_MS - clock.monotonicMs() : SECOND_MS
    return calculateIdleMs(sequencer.now(), lastRecordTime, state.dueOptions.nextExpiry(), flushMs)
  }

  const commit = async (group: Group): Promise<void> => {
    for (const { entry } of group.tape) if (entry.kind === 'tick') candles.addTick(entry)
    const minutes = candles.takeClosed(group.time)
    const notices = describeNotices(state, group)
    const parameters = prepareCommit(state, ends, settings.epoch, { group, minutes })
    evictFlatAccounts(state)
    await commitGroup(lane, parameters)
    for (const { pending, outcome } of group.outcomes) pending.resolve(outcome)
    settings.onCommitted({ group, minutes, notices })
  }

  /** Nothing may be under way while the state is written down. */
  const checkpoint = async (): Promise<void> => {
    await Promise.all(inFlight)
    if (!failure) await writeCheckpoint(lane, state)
  }

  const runGroup = async (): Promise<void> => {
    const taken = queue.take(calculateGroupSize(queue.size(), commandsInFlight))
    const refuseTaken = (error: unknown) => {
      // Whether it was committed is unknown; the key tells when it is repeated.
      for (const { reject } of taken) reject(new EngineUnavailable('the engine stopped'))
      failure ??= { error }
      wakeUp.now()
    }
    try {
      const pendings = await prefetch(lane, state, taken)
      const group = stepGroup(state, sequencer, drafts.splice(0), pendings)
      lastRecordTime = group.time
      lastFlushMs = clock.monotonicMs()
      const committed = commit(group).catch(refuseTaken)
      inFlight.add(committed)
      commandsInFlight += pendings.length
      committed.then(() => {
        inFlight.delete(committed)
        commandsInFlight -= pendings.length
      })
      if (group.tape.some(isDayStart)) await checkpoint()
    } catch (error) {
      refuseTaken(error)
    }
  }

  const run = async (): Promise<void> => {
    while (!isStopping && !failure) {
      await wakeUp.after(idleMs())
      if (idleMs() > 0) continue
      if (inFlight.size >= MAX_GROUPS_IN_FLIGHT) await Promise.race(inFlight)
      else await runGroup()
    }
    await Promise.all(inFlight)
    if (failure) throw failure.error
  }

  return {
    state,
    sequencer,
    wake: wakeUp.now,
    submit: (draft) => {
      if (drafts.length >= MAX_WAITING_DRAFTS || isStopping) return
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

/** Half of all that are asked, so that one half is committed while the other is decided. */
function calculateGroupSize(waiting: number, inFlight: number): number {
  const half = Math.ceil((waiting + inFlight) / 2)
  return Math.min(MAX_GROUP_COMMANDS, Math.max(MIN_DIVIDED_COMMANDS, half))
}

function isDayStart({ entry }: TapeRecord): boolean {
  return entry.kind === 'calendar' && entry.instant === 'day-start'
}

/** Lets go of the flat accounts that came first; they are read again when a command names them. */
function evictFlatAccounts(state: EngineState): void {
  if (state.accounts.size <= MAX_RESIDENT_ACCOUNTS) return
  for (const [id, account] of state.accounts) {
    if (state.accounts.size <= MAX_RESIDENT_ACCOUNTS / 2) return
    if (isFlat(account)) state.accounts.delete(id)
  }
}
