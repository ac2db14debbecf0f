// What a run plays of a matrix or of random inputs too large to play whole: a part that is always
// played, and a part that is drawn from the commit, so that run after run plays another one.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** What the parts are drawn from; setting it draws those of an earlier run again. */
export const TEST_SEED = 'TEST_SEED'

/** `npm run campaign`: everything is played. */
export const IS_CAMPAIGN = process.env.CAMPAIGN === '1'

/** The hash of the commit that is checked out; outside of a repository a fixed word. */
export function readTestSeed(): string {
  const given = process.env[TEST_SEED]
  if (given !== undefined && given !== '') return given
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim()
  } catch {
    return 'no-commit'
  }
}

/** A whole number below 2 ** 31, always the same for one seed and `name`. */
export function drawNumber(name: string, seed: string = readTestSeed()): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() >>> 1
}

/** `count` of `items`, none twice, in their order; all of them where there are no more. */
export function drawSome<Item>(
  name: string,
  items: readonly Item[],
  count: number,
  seed: string = readTestSeed(),
): Item[] {
  const drawn = items
    .map((_, place) => ({ place, lot: drawNumber(`${name} ${place}`, seed) }))
    .sort((left, right) => left.lot - right.lot || left.place - right.place)
    .slice(0, count)
    .map(({ place }) => place)
  return items.filter((_, place) => drawn.includes(place))
}
