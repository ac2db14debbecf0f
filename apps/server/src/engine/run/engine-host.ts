// The engine as the rest of the server has it: runs it, stops it on a fault, starts it again.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { JurisdictionText } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { type InstrumentText, isSameContract } from '@fairtick/core/market/instrument'
import type { FeedBases, SourceKind } from '@fairtick/core/market/source-kind'
import { isFresh } from '@fairtick/core/market/staleness'
import { invariant } from '@fairtick/core/numbers/invariant'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Calendar } from '../../platform/calendar.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, EngineLane } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { createCommandQueue } from '../commands/command-queue.ts'
import type { CommittedGroup } from '../commit/group-committer.ts'
import { type Ask, type CommandDraft, EngineUnavailable } from '../engine-port.ts'
import type { Sequencer } from '../tape/sequencer.ts'
import type { UntimedDraft } from '../tape/tape-draft.ts'
import { type EngineRun, startEngineRun } from './engine-run.ts'
import { keepLease, type Lease, takeLease } from './lease.ts'
import { type Recovered, recover } from './recovery.ts'
import { sleep, supervise } from './supervise.ts'

const LEASE_RETRY_MS = 1_000

export type EngineSettings = {
  /** Live: two people chose it; the tape is told, and nothing leads back. */
  readonly mode: InstallationMode
  readonly clock: Clock
  readonly calendar: Calendar
  readonly database: Database
  readonly log: Log
  /** Written on the tape wherever they differ from what stands there. */
  readonly catalogue: readonly InstrumentText[]
  /** Asked at the beginning of each life: what was changed since the start is not taken back. */
  readonly standing?: () => Promise<Standing>
  readonly source: SourceKind
  /** Of a live source; written on the tape whenever this engine begins to lead. */
  readonly feeds?: readonly FeedBases[]
  /** Of withdrawals and rewards; without them nothing is withdrawn and nobody earns. */
  readonly moneyTerms?: MoneyTermsText
  /** Of the country (TR-13); without them everything is on. */
  readonly jurisdiction?: JurisdictionText
  /** Accounts that one group works off of a record that fires many; the default is group.ts's. */
  readonly accountsPerGroup?: number
  /** Awaited while the lease is new, before anything is read: there was no other writer since. */
  readonly onLease?: () => Promise<void>
  /** The engine takes commands now, under this lease. */
  readonly onLead?: (lease: Lease) => void
  /** It led at this time, monotonic ms, as the database says. */
  readonly onAlive?: (askedMs: number) => void
  /** It leads no more: it was stopped or met a fault, or its lease is lost. */
  readonly onLeave?: () => void
  /** It led before, and another engine does now. */
  readonly onDeposed?: () => void
  /** Awaited after each recovery, before anything new is taken. */
  readonly onRecovered?: (recovered: Recovered) => Promise<void>
}

/** What is to stand for everyone. */
export type Standing = Pick<EngineSettings, 'catalogue' | 'moneyTerms' | 'jurisdiction'>

export type Engine = {
  readonly ask: Ask
  readonly submit: (draft: UntimedDraft) => void
  /** Called after each commit, in their order. */
  readonly onCommitted: (listener: (committed: CommittedGroup) => void) => void
  /** Why the engine is not ready, or undefined when it is. */
  readonly notReady: () => string | undefined
  readonly now: () => Instant
  /** Time was moved: look again at what is due. */
  readonly wake: () => void
  /** Resolves once the engine takes commands. */
  readonly started: Promise<void>
  readonly stop: () => Promise<void>
}

export function startEngine(settings: EngineSettings): Engine {
  const { clock, database, log } = settings
  const committedListeners: ((committed: CommittedGroup) => void)[] = []
  let run: EngineRun | undefined
  let reason: string | undefined = 'starting'
  let isStopping = false
  let hasLed = false
  const queue = createCommandQueue(() => run?.wake())
  const started = Promise.withResolvers<void>()
  const tell = (committed: CommittedGroup) => {
    for (const listener of committedListeners) listener(committed)
  }

  const live = async (onReady: () => void): Promise<void> => {
    const lease = await takeLease(database)
    if (lease === undefined) {
      if (reason !== LEASE_HELD) log.warn(LEASE_HELD)
      reason = LEASE_HELD
      if (hasLed) settings.onDeposed?.()
      return await sleep(LEASE_RETRY_MS)
    }
    const keeper = keepLease(database, lease, settings)
    try {
      await lead(lease, database.engineLane, onReady, keeper.lost)
    } finally {
      keeper.stop()
      settings.onLeave?.()
    }
  }
  const lead = async (
    lease: Lease,
    lane: EngineLane,
    onReady: () => void,
    lost: Promise<never>,
  ): Promise<void> => {
    const { now, recovered } = await recoverFor(settings, lane, () => {
      reason = OLD_PRICES
      return isStopping
    })
    // Asked behind the last wait: nobody would end a run that began after the stop.
    if (isStopping) return
    const own = { ...now, lane, epoch: lease.epoch, queue, onCommitted: tell }
    run = startEngineRun(own, recovered)
    writeChanges(run, now)
    reason = undefined
    hasLed = true
    settings.onLead?.(lease)
    onReady()
    started.resolve()
    await finish(run, lost)
  }
  const supervised = supervise({
    live,
    isStopping: () => isStopping,
    onFault: (error, isFinal) => {
      run = undefined
      reason = isFinal ? 'a broken invariant keeps the engine down' : 'restarting'
      log.error({ err: error }, `the engine stopped: ${reason}`)
      queue.rejectAll(new EngineUnavailable(reason))
    },
  })
  const notReady = (): string | undefined => {
    if (reason !== undefined) return reason
    return run?.sequencer.isSane() ? undefined : 'tape time is ahead of the clock'
  }
  return {
    // Not async: one promise less for each command.
    ask: (draft, key) => {
      const why = notReady()
      if (why !== undefined || run === undefined) {
        return Promise.reject(new EngineUnavailable(why ?? 'stopped'))
      }
      return queue.add(stampArrival(draft, run.sequencer), key)
    },
    submit: (draft) => run?.submit(draft),
    onCommitted: (listener) => committedListeners.push(listener),
    notReady,
    now: () => run?.sequencer.now() ?? instantFromMs(Math.floor(clock.wallMs())),
    wake: () => run?.wake(),
    started: started.promise,
    stop: async () => {
      isStopping = true
      reason = 'stopping'
      run?.stop()
      await supervised
      queue.rejectAll(new EngineUnavailable(reason))
    },
  }
}

const LEASE_HELD = 'another engine holds the lease; waiting for it to stop'

const OLD_PRICES = 'waiting until the prices of the source before are stale'
const OLD_PRICES_RETRY_MS = 100

/** Until it was stopped; rejects with its fault, or with the loss of its lease. */
async function finish(run: EngineRun, lost: Promise<never>): Promise<void> {
  try {
    await Promise.race([run.finished, lost])
  } catch (fault) {
    run.stop()
    await run.finished.catch(() => {})
    throw fault
  }
}

/**
 * With what is to stand `now`. Resolves when the new prices may be told; `isEnded` is asked while
 * they may not.
 */
async function recoverFor(
  settings: EngineSettings,
  lane: EngineLane,
  isEnded: () => boolean,
): Promise<{ readonly now: EngineSettings; readonly recovered: Recovered }> {
  await settings.onLease?.()
  const now = { ...settings, ...(await settings.standing?.()) }
  const recovered = await recover(lane)
  refuseUnchosenMode(recovered.state, settings)
  refuseOtherLots(recovered.state, now)
  while (isTooEarly(recovered.state, settings) && !isEnded()) await sleep(OLD_PRICES_RETRY_MS)
  await settings.onRecovered?.(recovered)
  return { now, recovered }
}

/** Who can only write rows makes no installation live, and none that is live one of practice. */
function refuseUnchosenMode({ mode }: EngineState, settings: EngineSettings): void {
  const isChosen = mode === 'practice' || settings.mode === 'live'
  invariant(isChosen, 'the row of the installation says live, and nobody chose it')
}

function refuseOtherLots({ markets }: EngineState, { catalogue }: EngineSettings): void {
  for (const { symbol, ...lot } of catalogue) {
    const known = markets.get(symbol)?.constants
    const isKept = known === undefined || isSameContract(known, lot)
    invariant(isKept, 'what a lot is cannot change: give it another symbol', symbol)
  }
}

/**
 * Whether a change of the source must wait (TR-2.11): only the age of a tick says that nothing is
 * traded on it (TR-2.5), and who sees the new source would trade against the old one's prices.
 */
function isTooEarly(state: EngineState, { source, clock }: EngineSettings): boolean {
  if (state.source === undefined || state.source === source) return false
  const now = instantFromMs(Math.floor(clock.wallMs()))
  return [...state.markets.values()].some(({ tick }) => isFresh(tick, now))
}

function stampArrival(draft: CommandDraft, { now }: Sequencer) {
  if (draft.kind !== 'buy-option' && draft.kind !== 'open-contract') return draft
  return { ...draft, arrivedTime: now() }
}

/** Brings the tape up to the chosen mode, the configured source, constants, rules and terms. */
function writeChanges(run: EngineRun, settings: EngineSettings): void {
  const { catalogue, source, feeds, moneyTerms, jurisdiction: rules, mode } = settings
  if (run.state.mode !== mode) run.submit({ kind: 'mode', mode })
  if (run.state.source !== source) run.submit({ kind: 'source', source })
  // Each time: what another engine, or this one in an earlier life, read before is not looked up.
  for (const feed of feeds ?? []) run.submit({ kind: 'venue', ...feed })
  for (const instrument of catalogue) {
    const known = run.state.markets.get(instrument.symbol)?.constants
    if (JSON.stringify(known) !== JSON.stringify(instrument)) {
      run.submit({ kind: 'instrument', instrument })
    }
  }
  const terms = run.state.moneyTerms.text
  if (moneyTerms && JSON.stringify(terms) !== JSON.stringify(moneyTerms)) {
    run.submit({ kind: 'money-terms', terms: moneyTerms })
  }
  if (rules && JSON.stringify(run.state.jurisdiction.text) !== JSON.stringify(rules)) {
    run.submit({ kind: 'jurisdiction', rules })
  }
}
