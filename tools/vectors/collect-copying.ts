// What a worked case of copying ends with: what was copied or not, follows, results and shares.

import type { Follow } from '@fairtick/core/copy/follow'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import { formatDecimal } from '@fairtick/core/numbers/decimal-text'
import { formatMoney, sumMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { roundRational } from '@fairtick/core/numbers/rational'
import type { Figures } from './collect-figures.ts'
import { COMPARED_DECIMALS } from './compare-figures.ts'
import type { Feeds } from './feeds.ts'

/** More than are compared, so that rounding changes none of those. */
const SHOWN_DECIMALS = COMPARED_DECIMALS + 4

export function collectCopying({ state, events }: Feeds, name: string): Figures {
  const own = events.filter(({ accountId }) => accountId === name)
  const copyRecords = own.flatMap((event) => {
    if (event.kind !== 'copy-skipped') return []
    return [{ order: event.orderId, skipped: event.reason }]
  })
  const began = new Map<number, Follow>()
  for (const event of own) if ('follow' in event) began.set(event.follow.begun, event.follow)
  const follows = [...began.values()]
  const known = [...residentAccount(state, name).follows.values()]
  const amounts = own.map((event) => (event.kind === 'profit-shared' ? event.amount : ZERO_MONEY))
  const raised = known.filter(({ highWater }) => highWater.numerator > 0n)
  return {
    ...{ copyRecords, sharesPaid: formatMoney(sumMoney(amounts)) },
    follows: follows.map(({ leaderId: leader, isActive: active, isPaused: paused }) => {
      return { leader, active, paused }
    }),
    copyResult: byLeader(known, ({ result }) => formatMoney(result)),
    highWater: byLeader(raised, ({ highWater }) => {
      return formatDecimal(roundRational(highWater, SHOWN_DECIMALS), SHOWN_DECIMALS)
    }),
  }
}

function byLeader(follows: readonly Follow[], textOf: (follow: Follow) => string): Figures {
  return Object.fromEntries(follows.map((follow) => [follow.leaderId, textOf(follow)]))
}
