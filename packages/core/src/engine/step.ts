// The one function that decides everything about money and prices: (state, record) → events.

import { NO_OPEN_WINDOW, windowsOf } from '../cash/withdrawal-window.ts'
import { tickOf } from '../market/tick.ts'
import { invariant, unreachable } from '../numbers/invariant.ts'
import type { Command } from './command.ts'
import type { Emit, EngineEvent, Moment, PlacedEvent } from './event.ts'
import { adjustBalance } from './handlers/adjust-balance.ts'
import { approveWithdrawal } from './handlers/approve-withdrawal.ts'
import { batchClose } from './handlers/batch-close.ts'
import { buyOption } from './handlers/buy-option.ts'
import { cancelPendingOrder } from './handlers/cancel-pending-order.ts'
import {
  endFollow,
  endLinkedFollow,
  pauseFollow,
  resumeFollow,
  setLeading,
} from './handlers/change-follow.ts'
import { changeInstrument } from './handlers/change-instrument.ts'
import { changeSource } from './handlers/change-source.ts'
import { closeContract } from './handlers/close-contract.ts'
import { creditDeposit } from './handlers/credit-deposit.ts'
import { followLeader } from './handlers/follow-leader.ts'
import { openAccount } from './handlers/open-account.ts'
import { openContract } from './handlers/open-contract.ts'
import { payRewards } from './handlers/pay-rewards.ts'
import { payWithdrawal } from './handlers/pay-withdrawal.ts'
import { resetPractice } from './handlers/reset-practice.ts'
import { cancelWithdrawal, failWithdrawal } from './handlers/return-withdrawal.ts'
import { setInviters } from './handlers/set-inviters.ts'
import { setLevels } from './handlers/set-levels.ts'
import { setLimits } from './handlers/set-limits.ts'
import { setTradingLock } from './handlers/set-trading-lock.ts'
import { settleSalary } from './handlers/settle-salary.ts'
import { submitWithdrawal } from './handlers/submit-withdrawal.ts'
import { parseJurisdiction } from './jurisdiction.ts'
import { type EngineRecord, recordTime, type TapeEntry } from './record.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { renewWatches } from './risk/renew-watches.ts'
import { applyEvent } from './state/apply-event.ts'
import { changeMoneyTerms } from './state/create-state.ts'
import { noteSources, noteTick, takesPrices } from './state/market.ts'
import type { EngineState } from './state/state.ts'
import {
  beginRollover,
  beginTick,
  continueWork,
  countWork,
  finishAccount,
  finishFollowers,
} from './trading/due-work.ts'
import { equityBeforeFill, noteFill } from './trading/note-fill.ts'
import { passTime } from './trading/on-time.ts'
import { shareProfit } from './trading/share-profit.ts'

export type StepResult = {
  /** Already folded into the state, in the order in which they happened. */
  readonly events: readonly PlacedEvent[]
  /** How many of them, the last, are what the record's command itself did. */
  readonly ownCount: number
  /** Why the record's command was refused; undefined when it was not, or was no command. */
  readonly refusal: Refusal | undefined
}

/**
 * Handles one record whole: first time passes, then the record itself (TR-2.9), then what it has
 * to do account by account. Changes `state`. Deterministic. Faults (InvariantBroken) on a record
 * out of order; the host must then stop.
 */
export function step(state: EngineState, record: EngineRecord): StepResult {
  const begun = beginStep(state, record)
  if (countWork(state) === 0) return begun
  const events = [...begun.events]
  // The work of the record first, then the copies that follow from it.
  while (countWork(state) > 0) {
    // One by one: a leader with thousands of followers makes more than one call can be given.
    for (const event of continueStep(state, countWork(state))) events.push(event)
  }
  return { ...begun, events }
}

/**
 * Handles one record but for its due work and copies, which `continueStep` does. Commands may come
 * between, each finishing its own account's work first, and clock marks; all else waits.
 */
export function beginStep(state: EngineState, record: EngineRecord): StepResult {
  const events: PlacedEvent[] = []
  const emit = emitInto(state, events, 0)
  const time = recordTime(record)
  invariant(time >= state.time, 'tape time went back', time)
  const tapePosition = record.log === 'tape' ? record.position : record.tapePosition
  passTime(state, { time, tapePosition }, emit)
  // What was loaded or settled since must be seen by this very tick.
  renewWatches(state)
  state.time = time
  let refusal: Refusal | undefined
  let before = events.length
  if (record.log === 'tape') {
    const mayPass = countWork(state) === 0 || record.entry.kind === 'clock'
    invariant(mayPass, 'work is left before', record.position)
    invariant(record.position === state.tapePosition + 1, 'tape gap before', record.position)
    state.tapePosition = record.position
    handleTapeEntry(state, record.entry, emit)
  } else {
    invariant(record.number === state.commandNumber + 1, 'command gap before', record.number)
    invariant(record.tapePosition === state.tapePosition, 'command misplaced', record.number)
    state.commandNumber = record.number
    finishBefore(state, record.command, emit)
    before = events.length
    refusal = handleCommand(state, record.command, emitInto(state, events, record.number))
  }
  renewWatches(state)
  return { events, ownCount: events.length - before, refusal }
}

/** What a command looks at is finished first, so that nothing depends on how work was sliced. */
function finishBefore(state: EngineState, command: Command, emit: Emit): void {
  const account = state.accounts.get(command.accountId)
  if (account) finishAccount(state, account, emit)
  if (command.kind === 'settle-salary' || command.kind === 'submit-withdrawal') {
    if (account) finishFollowers(state, account, emit)
  }
  if (command.kind === 'follow-leader') {
    const leader = state.accounts.get(command.leaderId)
    if (!leader) return
    finishAccount(state, leader, emit)
    finishFollowers(state, leader, emit)
  }
}

/** Works off at most `mostAccounts` accounts of the newest record and its copies. */
export function continueStep(state: EngineState, mostAccounts: number): readonly PlacedEvent[] {
  const events: PlacedEvent[] = []
  continueWork(state, mostAccounts, emitInto(state, events, 0))
  renewWatches(state)
  return events
}

/** `commandNumber`: of the command that is handled; 0: the tape's own work is. */
function emitInto(state: EngineState, events: PlacedEvent[], commandNumber: number): Emit {
  const emit: Emit = (event, moment) => {
    const { time, tapePosition } = moment
    const equity = equityBeforeFill(state, event)
    applyEvent(state, event)
    events.push({ event, time, tapePosition })
    noteFill(state, event, { moment, commandNumber, equity })
    if (event.kind !== 'position-closed') return
    for (const share of shareProfit(state, event.position)) emit(share, moment)
  }
  return emit
}

function handleTapeEntry(state: EngineState, entry: TapeEntry, emit: Emit): void {
  const moment = { time: entry.time, tapePosition: state.tapePosition }
  switch (entry.kind) {
    case 'tick': {
      const market = state.markets.get(entry.symbol)
      invariant(market, `tick of unknown instrument ${entry.symbol}`)
      invariant(takesPrices(market), `tick of ${entry.symbol} before it was offered`)
      invariant(entry.seq === (market.tick?.seq ?? 0) + 1, `seq gap of ${entry.symbol}`)
      const tick = tickOf(entry)
      noteTick(state, market, tick)
      beginTick(state, tick, moment)
      return
    }
    case 'calendar':
      passCalendarInstant(state, entry, moment)
      return
    case 'money-terms':
      changeMoneyTerms(state, entry.terms)
      return
    case 'jurisdiction':
      // Acts on later openings and closes: nothing that stands is closed or cancelled by it.
      state.jurisdiction = parseJurisdiction(entry.rules)
      return
    case 'mode':
      invariant(entry.mode === 'live', 'no way leads back to practice', entry.mode)
      state.mode = entry.mode
      return
    case 'instrument':
      changeInstrument(state, entry.instrument, emit)
      return
    case 'source': {
      const changed = state.source !== undefined && state.source !== entry.source
      state.source = entry.source
      if (changed) changeSource(state, emit)
      return
    }
    case 'feed':
      for (const symbol of entry.symbols) noteSources(state, symbol, entry)
      return
    case 'quarantine':
      noteSources(state, entry.symbol, entry)
      return
    // Time has passed by now; that is all these are for.
    case 'clock':
    case 'venue':
    case 'commitment':
    case 'reveal':
      return
    default:
      unreachable(entry)
  }
}

function passCalendarInstant(
  state: EngineState,
  entry: Extract<TapeEntry, { kind: 'calendar' }>,
  moment: Moment,
): void {
  switch (entry.instant) {
    case 'rollover':
      beginRollover(state, moment)
      return
    case 'day-start':
      state.dayNumber += 1
      state.localDay = entry.localDay
      return
    case 'window-open':
      state.openWindows = windowsOf(entry.localDay)
      return
    case 'window-close':
      state.openWindows = NO_OPEN_WINDOW
      return
    default:
      unreachable(entry)
  }
}

function handleCommand(state: EngineState, command: Command, emit: Emit): Refusal | undefined {
  if (command.kind === 'batch-close') {
    batchClose(state, command, emit)
    return undefined
  }
  if (command.kind === 'set-trading-lock') {
    setTradingLock(state, command, emit)
    return undefined
  }
  if (command.kind === 'set-limits') {
    setLimits(state, command, emit)
    return undefined
  }
  if (command.kind === 'end-follow') return endFollow(state, command, emit)
  const decision = decide(state, command)
  if (isRefusal(decision)) return decision
  emit(decision, { time: state.time, tapePosition: state.tapePosition })
  return undefined
}

function decide(
  state: EngineState,
  command: Exclude<
    Command,
    { kind: 'batch-close' | 'set-trading-lock' | 'set-limits' | 'end-follow' }
  >,
): EngineEvent | Refusal {
  switch (command.kind) {
    case 'open-account':
      return openAccount(state, command)
    case 'buy-option':
      return buyOption(state, command)
    case 'open-contract':
      return openContract(state, command)
    case 'set-levels':
      return setLevels(state, command)
    case 'close-contract':
      return closeContract(state, command)
    case 'cancel-order':
      return cancelPendingOrder(state, command)
    case 'reset-practice':
      return resetPractice(state, command)
    case 'set-inviters':
      return setInviters(state, command)
    case 'credit-deposit':
      return creditDeposit(state, command)
    case 'submit-withdrawal':
      return submitWithdrawal(state, command)
    case 'approve-withdrawal':
      return approveWithdrawal(state, command)
    case 'pay-withdrawal':
      return payWithdrawal(state, command)
    case 'fail-withdrawal':
      return failWithdrawal(state, command)
    case 'cancel-withdrawal':
      return cancelWithdrawal(state, command)
    case 'settle-salary':
      return settleSalary(state, command)
    case 'pay-rewards':
      return payRewards(state, command)
    case 'adjust-balance':
      return adjustBalance(state, command)
    case 'set-leading':
      return setLeading(command)
    case 'follow-leader':
      return followLeader(state, command)
    case 'pause-follow':
      return pauseFollow(state, command)
    case 'resume-follow':
      return resumeFollow(state, command)
    case 'end-linked-follow':
      return endLinkedFollow(state, command)
    default:
      return unreachable(command)
  }
}
