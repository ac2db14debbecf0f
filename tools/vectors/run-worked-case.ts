// Feeds one worked case to the same `step` that the engine host runs and lists what differs.

import { MAX_COPIED, MAX_FOLLOWERS } from '@fairtick/core/copy/follow'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { createState, ENGINE_TERMS } from '@fairtick/core/engine/state/create-state'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { REWARD_LEVELS, REWARD_RATES } from '@fairtick/core/team/reward'
import { DAY_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { collectFigures } from './collect-figures.ts'
import { collectMembers } from './collect-members.ts'
import { compareFigures } from './compare-figures.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { ACCOUNT, readCommand } from './read-command.ts'
import type { CaseStep, Member, WorkedCase } from './worked-case.ts'

/** Differences as readable lines; none when the worked case passes. */
export function runWorkedCase(workedCase: WorkedCase): readonly string[] {
  const differences: string[] = []
  const engine = createEngine(workedCase)
  for (const [index, caseStep] of workedCase.steps.entries()) {
    const outcome = engine.perform(caseStep)
    if (caseStep.do !== undefined && outcome !== caseStep.outcome) {
      differences.push(`step ${index}: expected ${caseStep.outcome}, got ${outcome}`)
    }
  }
  differences.push(...compareFigures('final', workedCase.final, engine.figures()))
  return differences
}

/** The engine as it is before the first step: instruments known, the account opened. */
function createEngine(workedCase: WorkedCase) {
  const feeds = createFeeds(stateFor(workedCase), workedCase.config)
  // A day before, so that it is known which windows are open.
  const time = instantFromMs((workedCase.steps[0]?.time ?? DAY_MS) - DAY_MS)
  for (const instrument of workedCase.instruments)
    feeds.tape({ kind: 'instrument', time, instrument })
  feeds.tape({ kind: 'money-terms', time, terms: moneyTermsOf(workedCase) })
  const { users, cash = '0' } = workedCase
  for (const member of users ?? [{ name: ACCOUNT, cash }]) openAccount(feeds, time, member)
  for (const { name } of users ?? []) {
    const inviters = invitersOf(users ?? [], name)
    feeds.ask(time, { kind: 'set-inviters', accountId: name, inviters })
    const profitShare = parseRate(workedCase.config.profitShare ?? '')
    if (profitShare === undefined) continue
    const terms = { profitShare, maxFollowers: MAX_FOLLOWERS, maxCopied: MAX_COPIED }
    feeds.ask(time, { kind: 'set-leading', accountId: name, terms })
  }
  return {
    perform: (caseStep: CaseStep) => perform(feeds, caseStep),
    figures: () =>
      users ? collectMembers(feeds, workedCase, users) : collectFigures(feeds.state, feeds.events),
  }
}

/** Constants of the case: its stop-out level, and one fee discount where it is fixed. */
function stateFor({ config }: WorkedCase): EngineState {
  const stopOut = parseRate(config.stopOut) as Rate
  const [lowest] = ENGINE_TERMS.vipLevels
  if (config.feeDiscount === undefined || !lowest) {
    return createState({ ...ENGINE_TERMS, stopOut })
  }
  const feeDiscount = parseRate(config.feeDiscount) as Rate
  return createState({
    ...{ ...ENGINE_TERMS, stopOut },
    vipLevels: [{ ...lowest, feeDiscount }],
  })
}

function moneyTermsOf({ config: { taxRate = '0', methods = {} } }: WorkedCase): MoneyTermsText {
  const withdrawals = { taxRate, taxBase: 'gains', windowMode: 'queue', methods } as const
  return { withdrawals, rewardRates: REWARD_RATES }
}

function openAccount(feeds: Feeds, time: Instant, { name, cash }: Member): void {
  const owner = { accountId: name, userId: name, accountKind: 'practice' } as const
  feeds.ask(time, { kind: 'open-account', ...owner, grant: parseMoney(cash) ?? ZERO_MONEY })
}

/** The chain above a member, as far as it earns. */
function invitersOf(users: readonly Member[], name: string): readonly string[] {
  const inviters: string[] = []
  let inviter = users.find((user) => user.name === name)?.inviter
  while (inviter !== undefined && inviters.length < REWARD_LEVELS) {
    const above = inviter
    inviters.push(above)
    inviter = users.find((user) => user.name === above)?.inviter
  }
  return inviters
}

function perform(feeds: Feeds, caseStep: CaseStep): string | undefined {
  const time = instantFromMs(caseStep.time)
  if (caseStep.tick) {
    const { symbol, price: text } = caseStep.tick
    const price = parsePrice(text)
    if (price === undefined) throw new Error(`price ${text}`)
    const seq = (feeds.state.markets.get(symbol)?.tick?.seq ?? 0) + 1
    feeds.tape({ kind: 'tick', symbol, seq, time, price, volume: 0n as never })
    return undefined
  }
  if (caseStep.do === undefined) {
    feeds.tape({ kind: 'clock', time })
    return undefined
  }
  const command = readCommand(caseStep)
  if (command === undefined) return 'invalid'
  return feeds.ask(time, command).refusal?.refused ?? 'ok'
}
