// Whose outages are, for the slow oracle: from all that the tape ever said of the sources (TR-5.3).

import type { NaiveAccount, NaiveMoment, NaiveSaying } from './naive-figures.ts'

const WINDOW = 30_000

export function hearNaive(
  account: NaiveAccount,
  { time }: NaiveMoment,
  symbol: string,
  what: NaiveSaying['what'],
): void {
  account.said.set(symbol, [...(account.said.get(symbol) ?? []), { time, what }])
}

/**
 * `fresh` within 30 s of the newest tick, else `own` where it was so now or at any word of the
 * sources since, before that word.
 */
export function outageAt(
  account: NaiveAccount,
  symbol: string,
  { tickTime, at }: { readonly tickTime: number; readonly at: number },
): 'fresh' | 'own' | 'source' {
  if (at - tickTime <= WINDOW) return 'fresh'
  const heard = (account.said.get(symbol) ?? []).filter(({ time }) => time <= at)
  const looks = heard.map(({ time }, place) => ({ time, before: heard.slice(0, place) }))
  const isOwn = [...looks, { time: at, before: heard }].some(
    ({ time, before }) => time - tickTime > WINDOW && isWithoutFault(before, time),
  )
  return isOwn ? 'own' : 'source'
}

/** They are up, and no fault stood in the 30 s before. */
function isWithoutFault(heard: readonly NaiveSaying[], at: number): boolean {
  const states = heard.filter(({ what }) => what !== 'doubt')
  if (states.at(-1)?.what !== 'up') return false
  const ends = states.filter(({ what }, place) => {
    return what === 'up' && states[place - 1]?.what === 'down'
  })
  const doubts = heard.filter(({ what }) => what === 'doubt')
  return ![...ends, ...doubts].some(({ time }) => at - time <= WINDOW)
}

/** TR-4.7: half a minute behind the first tick after an outage of the operator's own. */
export function isSparedNaive({ spared, positions }: NaiveAccount, { time }: NaiveMoment): boolean {
  return positions.some(({ symbol }) => {
    const since = spared.get(symbol)
    return since !== undefined && time - since < WINDOW
  })
}
