// The terms of a follow as the form has them; the bounds are the engine's (TR-10.1).

import type { FollowTerms } from '@fairtick/core/copy/follow'
import { parseLots } from '@fairtick/core/numbers/lots'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type Declined, invalid } from '@fairtick/wire/handler'

type Form = Omit<CallArguments<'followLeader'>['body'], 'leaderId'>

const DEFAULT_STOP_LOSS = '0.3'

export function readFollowForm(form: Form): FollowTerms | Declined {
  const { mode, maxLeverage, stopLoss: stopText = DEFAULT_STOP_LOSS } = form
  const allocation = parseMoney(form.allocation)
  if (allocation === undefined) return invalid({ allocation: ['decimal'] })
  const fixedLots = form.fixedLots === undefined ? undefined : parseLots(form.fixedLots)
  const isUnread = form.fixedLots !== undefined && fixedLots === undefined
  if (isUnread) return invalid({ fixedLots: ['decimal'] })
  const maxPerOrder = parseMoney(form.maxPerOrder)
  if (maxPerOrder === undefined) return invalid({ maxPerOrder: ['decimal'] })
  const stopLoss = parseRate(stopText)
  if (stopLoss === undefined) return invalid({ stopLoss: ['decimal'] })
  return { mode, allocation, fixedLots, maxPerOrder, stopLoss, maxLeverage }
}
