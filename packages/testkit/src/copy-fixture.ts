// Leaders and followers at the engine, asked in decimal text: for worked examples of TR-10.

import { type FollowTerms, MAX_COPIED, MAX_FOLLOWERS } from '@fairtick/core/copy/follow'
import type { EngineEvent } from '@fairtick/core/engine/event'
import { positionsByAge } from '@fairtick/core/engine/state/account'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import { formatLots, parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import { roundRational } from '@fairtick/core/numbers/rational'
import { DAY_MS } from '@fairtick/core/time/duration'
import { addMs } from '@fairtick/core/time/instant'
import {
  type ContractRequest,
  createTradingFixture,
  needed,
  openContractOf,
  PLAIN,
  tell,
} from './trading-fixture.ts'

export type FollowRequest = {
  readonly mode?: 'proportional' | 'fixed'
  readonly allocation?: string
  readonly fixedLots?: string
  readonly maxPerOrder?: string
  readonly stopLoss?: string
  readonly maxLeverage?: number
}

export type LeadingRequest = {
  readonly profitShare?: string
  readonly maxFollowers?: number
  readonly maxCopied?: string
}

export type LimitRequest = {
  readonly dailyLoss?: string
  readonly openPositions?: number
  readonly breakMs?: number
}

/** Accounts by name with their cash; all may be followed for 10 % of the profit. */
export function createCopyFixture(people: Readonly<Record<string, string>>, instruments = [PLAIN]) {
  const fixture = createTradingFixture('0', instruments)
  const { state, ask, events } = fixture
  const lead = (accountId: string, { profitShare = '0.1', ...most }: LeadingRequest = {}) => {
    const { maxFollowers = MAX_FOLLOWERS } = most
    const maxCopied = most.maxCopied === undefined ? MAX_COPIED : money(most.maxCopied)
    const terms = { profitShare: needed(parseRate(profitShare)), maxFollowers, maxCopied }
    return ask({ kind: 'set-leading', accountId, terms })
  }
  for (const [accountId, cash] of Object.entries(people)) {
    const owner = { accountId, userId: accountId, accountKind: 'practice' } as const
    ask({ kind: 'open-account', ...owner, grant: money(cash) })
    lead(accountId)
  }
  for (const { symbol } of instruments) fixture.tick('100', symbol)
  const account = (id: string) => residentAccount(state, id)
  return {
    ...fixture,
    ...{ lead, account },
    /** Nobody may follow the account any more. */
    stopLeading: (accountId: string) => ask({ kind: 'set-leading', accountId, terms: undefined }),
    follow: (accountId: string, leaderId: string, request: FollowRequest = {}) =>
      ask({ kind: 'follow-leader', accountId, leaderId, terms: termsOf(request) }),
    pause: (accountId: string, leaderId: string) =>
      ask({ kind: 'pause-follow', accountId, leaderId }),
    resume: (accountId: string, leaderId: string) =>
      ask({ kind: 'resume-follow', accountId, leaderId }),
    unfollow: (accountId: string, leaderId: string, copies: 'stay' | 'close' = 'stay') =>
      ask({ kind: 'end-follow', accountId, leaderId, copies }),
    /** Leader and follower turned out to be one person; of the follow that runs, or another. */
    link: (accountId: string, leaderId: string, begun?: number) =>
      ask({
        ...{ kind: 'end-linked-follow', accountId, leaderId },
        begun: begun ?? account(accountId).follows.get(leaderId)?.begun ?? 0,
      }),
    open: (accountId: string, request: ContractRequest) =>
      ask(openContractOf(accountId, request, fixture.now())),
    close: (accountId: string, orderId: string, lots?: string) =>
      ask({
        ...{ kind: 'close-contract', accountId, orderId },
        lots: lots === undefined ? undefined : needed(parseLots(lots)),
      }),
    lock: (accountId: string) => ask({ kind: 'set-trading-lock', accountId, reason: 'why' }),
    unlock: (accountId: string) => ask({ kind: 'set-trading-lock', accountId, reason: undefined }),
    /** Limits that the customer has set for themselves. */
    limit: (accountId: string, { dailyLoss, openPositions, breakMs }: LimitRequest) =>
      ask({
        ...{ kind: 'set-limits', accountId, openPositions, realisedToday: ZERO_MONEY },
        dailyLoss: dailyLoss === undefined ? undefined : money(dailyLoss),
        excludedUntil: breakMs === undefined ? undefined : addMs(fixture.now(), breakMs),
        booked: { endTime: addMs(fixture.now(), DAY_MS), untaxedGains: ZERO_MONEY },
      }),
    cash: (id: string) => formatMoney(account(id).balances.cash),
    salary: (id: string) => formatMoney(account(id).balances.salary),
    /** `order lots` of each open position, oldest first. */
    positions: (id: string) =>
      positionsByAge(account(id)).map((open) => `${open.id} ${formatLots(open.lotsOpen)}`),
    result: (id: string, leaderId: string) =>
      formatMoney(needed(account(id).follows.get(leaderId)).result),
    highWater: (id: string, leaderId: string) =>
      Number(roundRational(needed(account(id).follows.get(leaderId)).highWater, 6)) / 1_000_000,
    isFollowing: (id: string, leaderId: string) =>
      account(id).follows.get(leaderId)?.isActive === true,
    /** What happened to one account: what trading-fixture tells, and of its follows. */
    storyOf: (id: string) =>
      events.filter(({ accountId }) => accountId === id).flatMap(tellCopying),
  }
}

function tellCopying(event: EngineEvent): string[] {
  if (event.kind === 'copy-skipped') return [`skipped ${event.orderId} ${event.reason}`]
  if (event.kind === 'follow-ended') return [`ended ${event.follow.leaderId} ${event.reason}`]
  if (event.kind === 'profit-shared') {
    return [`shared ${event.leaderId} ${formatMoney(event.amount)}`]
  }
  return tell(event)
}

function termsOf(request: FollowRequest): FollowTerms {
  const { fixedLots, maxLeverage, stopLoss = '1' } = request
  const { mode = fixedLots === undefined ? 'proportional' : 'fixed' } = request
  return {
    ...{ mode, maxLeverage },
    allocation: money(request.allocation ?? '1000'),
    fixedLots: fixedLots === undefined ? undefined : needed(parseLots(fixedLots)),
    maxPerOrder: money(request.maxPerOrder ?? '1000000'),
    stopLoss: needed(parseRate(stopLoss)),
  }
}

function money(text: string) {
  return needed(parseMoney(text))
}
