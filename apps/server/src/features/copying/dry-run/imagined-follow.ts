// A follow that never was, in an engine of its own: core decides every copy, fee, share and stop of
// it as it decides real ones (TR-10).

import type { FollowTerms, LeadingTerms } from '@fairtick/core/copy/follow'
import type { Command } from '@fairtick/core/engine/command'
import type { PlacedEvent } from '@fairtick/core/engine/event'
import type { JurisdictionText } from '@fairtick/core/engine/jurisdiction'
import type { TapeEntry } from '@fairtick/core/engine/record'
import {
  addLeaderEvent,
  followOf,
  openCopies,
  sumOpenProfit,
} from '@fairtick/core/engine/state/copying'
import { createState } from '@fairtick/core/engine/state/create-state'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { LeaderFill } from '@fairtick/core/engine/state/state'
import { continueStep, step } from '@fairtick/core/engine/step'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { Tick } from '@fairtick/core/market/tick'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import {
  addMoney,
  type Money,
  moneyAsRational,
  moneyFromMicros,
  subtractMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import {
  addRational,
  compareRational,
  type Rational,
  ZERO_RATIONAL,
} from '@fairtick/core/numbers/rational'
import type { Instant } from '@fairtick/core/time/instant'

const [LEADER, FOLLOWER] = ['leader', 'follower'] as const
/** So much is in the account for each USD allocated: it runs short of nothing. */
const CASH_PER_ALLOCATED = 1_000n

export type ImaginedFollow = ReturnType<typeof imagineFollow>

/** What was left of it at its lowest, after fees and shares. */
export type Lowest = { readonly net: Rational; readonly time: number }

export function imagineFollow({
  terms,
  leading,
  instruments,
  rules,
  time,
}: {
  readonly terms: FollowTerms
  readonly leading: LeadingTerms
  readonly instruments: readonly InstrumentText[]
  readonly rules: JurisdictionText
  readonly time: Instant
}) {
  const state = createState()
  const events: PlacedEvent[] = []
  const given = new Map<string, number>()
  let sharesPaid = ZERO_MONEY
  let lowest: Lowest | undefined
  const take = (decided: readonly PlacedEvent[]) => {
    for (const { event } of decided) {
      if (event.kind === 'profit-shared') sharesPaid = addMoney(sharesPaid, event.amount)
    }
    events.push(...decided)
  }
  const tape = (entry: TapeEntry) => {
    const record = { log: 'tape', position: state.tapePosition + 1, entry } as const
    take(step(state, record).events)
  }
  const ask = (command: Command) => {
    const { commandNumber, tapePosition } = state
    const record = { number: commandNumber + 1, time: state.time, tapePosition, command }
    const { refusal, events: own } = step(state, { log: 'command', ...record })
    if (refusal) throw new Error(`imagined ${command.kind}: ${refusal.refused}`)
    take(own)
  }
  const open = (accountId: string, grant: Money) =>
    ask({ kind: 'open-account', accountId, userId: accountId, accountKind: 'practice', grant })
  for (const instrument of instruments) tape({ kind: 'instrument', time, instrument })
  tape({ kind: 'source', time, source: 'replay' })
  tape({ kind: 'jurisdiction', time, rules: { ...rules, copying: true } })
  open(LEADER, ZERO_MONEY)
  open(FOLLOWER, moneyFromMicros(terms.allocation * CASH_PER_ALLOCATED))
  ask({ kind: 'set-leading', accountId: LEADER, terms: leading })
  ask({ kind: 'follow-leader', accountId: FOLLOWER, leaderId: LEADER, terms })
  const follow = () => followOf(residentAccount(state, FOLLOWER), LEADER)
  const copies = () => openCopies(residentAccount(state, FOLLOWER), LEADER)
  const isLower = (openProfit: Rational) =>
    compareRational(netOf(follow().result, sharesPaid, openProfit), lowest?.net ?? ZERO_RATIONAL) <
    0n
  const note = (openProfit: Rational, time: number) => {
    if (!isLower(openProfit)) return
    lowest = { net: netOf(follow().result, sharesPaid, openProfit), time }
  }
  const noteNow = () => note(sumOpenProfit(state, copies()), state.time)
  return {
    ...{ state, events, follow, copies, note, isLower },
    lowest: () => lowest,
    sharesPaid: () => sharesPaid,
    /** A tick of the tape; one that came before is not given again. */
    tick: ({ symbol, price, seq: onTape, time: at }: Omit<Tick, 'volume'>) => {
      const market = state.markets.get(symbol)
      if (market === undefined || onTape <= (given.get(symbol) ?? 0)) return
      given.set(symbol, onTape)
      const time = at < state.time ? state.time : at
      const seq = (market.tick?.seq ?? 0) + 1
      tape({ kind: 'tick', time, symbol, seq, price, volume: ZERO_QUANTITY })
      noteNow()
    },
    lastSeq: (symbol: string) => given.get(symbol) ?? 0,
    rollover: (at: Instant) => {
      tape({ kind: 'calendar', instant: 'rollover', time: at })
      noteNow()
    },
    /** What the leader did, at the tick that was given last. */
    lead: (order: { orderId: string; symbol: string; placed: number }, fill: LeaderFill) => {
      const leader = state.copying.leaders.get(LEADER)
      if (leader === undefined) return
      const { time, tapePosition, commandNumber } = state
      const moment = { time, tapePosition, commandNumber, leaderId: LEADER }
      addLeaderEvent(state, leader, { ...moment, ...order, fill })
      while (state.copying.due.size > 0) take(continueStep(state, 1))
      noteNow()
    },
  }
}

function netOf(result: Money, sharesPaid: Money, openProfit: Rational): Rational {
  return addRational(moneyAsRational(subtractMoney(result, sharesPaid)), openProfit)
}
