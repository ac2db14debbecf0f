// What verify-tape says of the prices of a simulated market, beside what it found wrong.

import type { SimulatedDaysVerdict } from '@fairtick/server/feed/verify-simulated-days'

/** None where there was no simulated market. */
export function describeSimulatedDays(verdict: SimulatedDaysVerdict): readonly string[] {
  const { days, ticks, waitingTicks } = verdict
  const checked = `simulated days: ${days} worked out anew, ${ticks} ticks held to them`
  const waiting = `simulated days: ${waitingTicks} ticks of a day that is not revealed yet`
  return [...(days > 0 ? [checked] : []), ...(waitingTicks > 0 ? [waiting] : [])]
}

/** The prices that nobody can ever work out anew: a finding, but where everything is made up. */
export function findUncommitted({ uncommitted }: SimulatedDaysVerdict): readonly string[] {
  const { ticks, from, until } = uncommitted
  if (ticks === 0) return []
  const [first, last] = [from, until].map((timeMs) => new Date(timeMs).toISOString())
  return [`no commitment to ${ticks} simulated ticks from ${first} to ${last}`]
}
