// A dry run as it is asked for and read: which terms it is of, and its result as part of them.

import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import type { FollowBody } from './copy-form.ts'

export type DryRun = CallResult<'copyDryRun'>

/** As far back as the server looks. */
export const DAYS_BACK = 30

export function dryRunQuery({
  maxLeverage,
  ...terms
}: FollowBody): CallInput<'copyDryRun'>['query'] {
  const most = maxLeverage === undefined ? {} : { maxLeverage: String(maxLeverage) }
  return { ...terms, ...most, days: String(DAYS_BACK) }
}

/** Two bodies of one form have their fields in one order. */
export function isOfSameTerms(one: FollowBody, other: FollowBody | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Which part of the allocation an amount is; cut off downwards, so never better than it was. */
export function partOfAllocation(amount: string, { allocation }: FollowBody): string | undefined {
  const [part, whole] = [parseMoney(amount), parseMoney(allocation)]
  if (part === undefined || whole === undefined || whole <= 0n) return undefined
  return formatRate(divideDown(part, whole))
}

function divideDown(part: Money, whole: Money): Rate {
  const scaled = part * RATE_ONE
  const cut = scaled / whole
  return (scaled < 0n && scaled % whole !== 0n ? cut - 1n : cut) as Rate
}

/** Kinds of what a dry run can say above its figures. */
export type DryRunOutcome = 'nothing' | 'none_copied' | 'copied'

/** Whether the leader opened anything, and whether any of it would have been copied. */
export function outcomeOf({ orders, copied }: Pick<DryRun, 'orders' | 'copied'>): DryRunOutcome {
  if (orders === 0) return 'nothing'
  return copied === 0 ? 'none_copied' : 'copied'
}
