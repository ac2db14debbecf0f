// Feeds one scenario to the same `step` that the engine host runs and lists what differs.

import { calculateAccountFigures } from '@fairtick/core/account/spendable'
import type { Command } from '@fairtick/core/engine/command'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { EngineRecord, TapeEntry } from '@fairtick/core/engine/record'
import { createState, type EngineState, residentAccount } from '@fairtick/core/engine/state'
import { type StepResult, step } from '@fairtick/core/engine/step'
import { formatMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { OptionDirection } from '@fairtick/core/options/option'
import { instantFromMs } from '@fairtick/core/time/instant'
import { compareFigures } from './compare-figures.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'

const ACCOUNT = 'account'

/** Differences as readable lines; none when the scenario passes. */
export function runScenario(scenario: Scenario): readonly string[] {
  const differences: string[] = []
  const engine = createEngine()
  engine.start(scenario)
  for (const [index, scenarioStep] of scenario.steps.entries()) {
    const outcome = engine.perform(scenarioStep)
    if (scenarioStep.do !== undefined && outcome !== scenarioStep.outcome) {
      differences.push(`step ${index}: expected ${scenarioStep.outcome}, got ${outcome}`)
    }
  }
  differences.push(...compareFigures('final', pickKnown(scenario), engine.figures()))
  return differences
}

/** Orders play no part here; house accounts that options never touch must still be 0. */
function pickKnown(scenario: Scenario): Readonly<Record<string, unknown>> {
  const { orders: _, ...known } = scenario.final
  return known
}

function createEngine() {
  const state = createState('practice')
  const events: EngineEvent[] = []
  const feed = (record: EngineRecord): StepResult => {
    const result = step(state, record)
    events.push(...result.events)
    return result
  }
  const tape = (entry: TapeEntry) => feed({ log: 'tape', position: state.tapePosition + 1, entry })
  const command = (timeMs: number, given: Command) =>
    feed({
      log: 'command',
      number: state.commandNumber + 1,
      time: instantFromMs(timeMs),
      tapePosition: state.tapePosition,
      command: given,
    })
  return {
    start: (scenario: Scenario) => start(scenario, tape, command),
    perform: (scenarioStep: ScenarioStep) => perform(state, scenarioStep, tape, command),
    figures: () => collectFigures(state, events),
  }
}

type Tape = (entry: TapeEntry) => StepResult
type Ask = (timeMs: number, command: Command) => StepResult

function start(scenario: Scenario, tape: Tape, ask: Ask): void {
  const time = instantFromMs((scenario.steps[0]?.time ?? 1) - 1)
  for (const instrument of scenario.instruments) tape({ kind: 'instrument', time, instrument })
  const grant = parseMoney(scenario.cash ?? '0') ?? ZERO_MONEY
  ask(time, {
    kind: 'open-account',
    accountId: ACCOUNT,
    userId: 'user',
    accountKind: 'practice',
    grant,
  })
}

function perform(
  state: EngineState,
  scenarioStep: ScenarioStep,
  tape: Tape,
  ask: Ask,
): string | undefined {
  const time = instantFromMs(scenarioStep.time)
  if (scenarioStep.tick) {
    const { symbol, price: text } = scenarioStep.tick
    const price = parsePrice(text)
    if (price === undefined) throw new Error(`price ${text}`)
    const seq = (state.markets.get(symbol)?.tick?.seq ?? 0) + 1
    tape({ kind: 'tick', symbol, seq, time, price, volume: 0n as never })
    return undefined
  }
  if (scenarioStep.do === undefined) {
    tape({ kind: 'clock', time })
    return undefined
  }
  const command = readPurchase(scenarioStep)
  if (command === undefined) return 'invalid'
  return ask(scenarioStep.time, command).refusal?.refused ?? 'ok'
}

/** The purchase, or undefined when its form cannot be read (the wire would refuse it). */
function readPurchase(scenarioStep: ScenarioStep): Command | undefined {
  const { as, symbol, direction, amount, duration, time } = scenarioStep
  const stake = parseMoney(amount ?? '')
  const price = scenarioStep.price === undefined ? undefined : parsePrice(scenarioStep.price)
  const tolerance = parseRate(scenarioStep.tolerance ?? '0.005')
  if (stake === undefined || tolerance === undefined) return undefined
  if (scenarioStep.price !== undefined && price === undefined) return undefined
  return {
    kind: 'buy-option',
    accountId: ACCOUNT,
    optionId: as ?? '',
    symbol: symbol ?? '',
    direction: direction as OptionDirection,
    stake,
    durationSeconds: duration ?? 0,
    shown: price === undefined ? undefined : { price, tolerance },
    arrivedTime: instantFromMs(time),
  }
}

function collectFigures(state: EngineState, events: readonly EngineEvent[]): unknown {
  const { balances } = residentAccount(state, ACCOUNT)
  const { equity, spendable } = calculateAccountFigures({
    cash: balances.cash,
    usedMargin: ZERO_MONEY,
    reserved: ZERO_MONEY,
    openProfit: ZERO_MONEY,
  })
  return {
    cash: formatMoney(balances.cash),
    stake: formatMoney(balances.stake),
    usedMargin: '0',
    reserved: '0',
    equity: formatMoney(equity),
    spendable: formatMoney(spendable),
    riskRate: null,
    house: collectHouse(events),
    options: collectOptions(events),
  }
}

function collectHouse(events: readonly EngineEvent[]): Record<string, string> {
  const sums = new Map<string, bigint>(
    ['trading_pnl', 'fees', 'overnight', 'option_pnl', 'protection'].map((name) => [name, 0n]),
  )
  for (const { ledger, amount } of events.flatMap((e) => e.entries).flatMap((e) => e.postings)) {
    const sum = sums.get(ledger)
    if (sum !== undefined) sums.set(ledger, sum + amount)
  }
  return Object.fromEntries([...sums].map(([name, sum]) => [name, formatMoney(sum as never)]))
}

function collectOptions(events: readonly EngineEvent[]): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const event of events) {
    if (event.kind === 'option-bought') {
      const { id, strike, strikeSeq, expiryTime } = event.option
      options[id] = { status: 'trading', strike: formatPrice(strike, 0), strikeSeq, expiryTime }
    }
    if (event.kind === 'option-settled') {
      const { result, settlePrice, settleSeq, profit } = event.settlement
      options[event.option.id] = {
        ...(options[event.option.id] as object),
        status: 'closed',
        result,
        settlePrice: formatPrice(settlePrice, 0),
        settleSeq,
        profit: formatMoney(profit),
      }
    }
  }
  return options
}
