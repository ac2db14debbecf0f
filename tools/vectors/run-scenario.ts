// Feeds one scenario to the same `step` that the engine host runs and lists what differs.

import type { Command } from '@fairtick/core/engine/command'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { EngineRecord, TapeEntry } from '@fairtick/core/engine/record'
import { createState, ENGINE_TERMS, type EngineState } from '@fairtick/core/engine/state'
import { type StepResult, step } from '@fairtick/core/engine/step'
import { parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { type Calendar, createCalendar } from '@fairtick/server/platform/calendar'
import { collectFigures } from './collect-figures.ts'
import { compareFigures } from './compare-figures.ts'
import { ACCOUNT, readCommand } from './read-command.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'

/** Differences as readable lines; none when the scenario passes. */
export function runScenario(scenario: Scenario): readonly string[] {
  const differences: string[] = []
  const engine = createEngine(scenario)
  for (const [index, scenarioStep] of scenario.steps.entries()) {
    const outcome = engine.perform(scenarioStep)
    if (scenarioStep.do !== undefined && outcome !== scenarioStep.outcome) {
      differences.push(`step ${index}: expected ${scenarioStep.outcome}, got ${outcome}`)
    }
  }
  differences.push(...compareFigures('final', scenario.final, engine.figures()))
  return differences
}

/** The engine as it is before the first step: instruments known, the account opened. */
function createEngine(scenario: Scenario) {
  const { rolloverTime, rolloverTimeZone } = scenario.config
  const zones = { rolloverTime, rolloverTimeZone, operatorTimeZone: rolloverTimeZone }
  const feeds = createFeeds(stateFor(scenario), createCalendar(zones))
  const time = instantFromMs((scenario.steps[0]?.time ?? 1) - 1)
  for (const instrument of scenario.instruments)
    feeds.tape({ kind: 'instrument', time, instrument })
  const owner = { accountId: ACCOUNT, userId: 'user', accountKind: 'practice' } as const
  const grant = parseMoney(scenario.cash ?? '0') ?? ZERO_MONEY
  feeds.ask(time, { kind: 'open-account', ...owner, grant })
  return {
    perform: (scenarioStep: ScenarioStep) => perform(feeds, scenarioStep),
    figures: () => collectFigures(feeds.state, feeds.events),
  }
}

/** Constants of the case: its stop-out level, and one fee discount for whatever is traded. */
function stateFor({ config }: Scenario): EngineState {
  const [lowest] = ENGINE_TERMS.vipLevels
  if (!lowest) throw new Error('no VIP levels')
  return createState('practice', {
    ...ENGINE_TERMS,
    stopOut: parseRate(config.stopOut) as Rate,
    vipLevels: [{ ...lowest, feeDiscount: parseRate(config.feeDiscount) as Rate }],
  })
}

type Feeds = {
  readonly state: EngineState
  readonly events: readonly EngineEvent[]
  readonly tape: (entry: TapeEntry) => void
  readonly ask: (time: Instant, command: Command) => StepResult
}

/** Writes due calendar instants before whatever comes at or after them, as the host does. */
function createFeeds(state: EngineState, calendar: Calendar): Feeds {
  const events: EngineEvent[] = []
  const feed = (record: EngineRecord): StepResult => {
    const result = step(state, record)
    events.push(...result.events.map(({ event }) => event))
    return result
  }
  const put = (entry: TapeEntry) => feed({ log: 'tape', position: state.tapePosition + 1, entry })
  const passCalendar = (until: Instant) => {
    if (state.time === 0) return
    for (const due of calendar.between(state.time, until)) put({ kind: 'calendar', ...due })
  }
  return {
    state,
    events,
    tape: (entry) => {
      passCalendar(entry.time)
      put(entry)
    },
    ask: (time, command) => {
      passCalendar(time)
      const { commandNumber, tapePosition } = state
      return feed({ log: 'command', number: commandNumber + 1, time, tapePosition, command })
    },
  }
}

function perform(feeds: Feeds, scenarioStep: ScenarioStep): string | undefined {
  const time = instantFromMs(scenarioStep.time)
  if (scenarioStep.tick) {
    const { symbol, price: text } = scenarioStep.tick
    const price = parsePrice(text)
    if (price === undefined) throw new Error(`price ${text}`)
    const seq = (feeds.state.markets.get(symbol)?.tick?.seq ?? 0) + 1
    feeds.tape({ kind: 'tick', symbol, seq, time, price, volume: 0n as never })
    return undefined
  }
  if (scenarioStep.do === undefined) {
    feeds.tape({ kind: 'clock', time })
    return undefined
  }
  const command = readCommand(scenarioStep)
  if (command === undefined) return 'invalid'
  return feeds.ask(time, command).refusal?.refused ?? 'ok'
}
