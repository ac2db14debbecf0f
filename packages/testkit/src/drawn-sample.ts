// What a run plays of a matrix or of random inputs too large to play whole: a part that is always
// played, and a part that is drawn from the commit, so that run after run plays another one.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** What the parts are drawn from; setting it draws those of an earlier run again. */
export const TEST_SEED = 'TEST_SEED'

/** `npm run campaign`: everything is played. */
export const IS_CAMPAIGN = process.env.CAMPAIGN === '1'

/** How often two race for one thing (REL-58): a campaign plays all hundred. */
export const RACE_ROUNDS = IS_CAMPAIGN ? 100 : 20

/** The hash of the commit that is checked out; outside of a repository a fixed word. */
export function readTestSeed(): string {
  const given = process.env[TEST_SEED]
  if (given !== undefined && given !== '') return given
  commit ??= readCommit()
  return commit
}

let commit: string | undefined

function readCommit(): string {
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

type Parts = { readonly fixed: number; readonly drawn: number }

/** The first `fixed` of `items` and `drawn` of the others; all of them in a campaign. */
export function sampleSome<Item>(
  name: string,
  items: readonly Item[],
  { fixed, drawn }: Parts,
  { isCampaign, seed }: { readonly isCampaign: boolean; readonly seed: string } = ofThisRun(),
): Item[] {
  if (isCampaign) return [...items]
  return [...items.slice(0, fixed), ...drawSome(name, items.slice(fixed), drawn, seed)]
}

/**
 * Of the looks or languages in which one and the same way is walked: the ones of this run, so many,
 * drawn from the commit; all of them in a campaign.
 */
export function drawWays<Way>(name: string, ways: readonly Way[], count = 1): Way[] {
  return IS_CAMPAIGN ? [...ways] : drawSome(name, ways, count)
}

/** For `fc.assert`: so many runs from one seed. */
export type FuzzRuns = { readonly seed: number; readonly numRuns: number }

/** Of the runs that are the same each time. */
const FIXED_FUZZ_SEED = 1

/** Runs of the fixed seed and of a drawn one; in a campaign the drawn ones fill up to `all`. */
export function sampleFuzz(
  name: string,
  { fixed, drawn, all }: Parts & { readonly all: number },
  { isCampaign, seed }: { readonly isCampaign: boolean; readonly seed: string } = ofThisRun(),
): readonly [FuzzRuns, FuzzRuns] {
  return [
    { seed: FIXED_FUZZ_SEED, numRuns: fixed },
    { seed: drawNumber(name, seed), numRuns: isCampaign ? all - fixed : drawn },
  ]
}

function ofThisRun() {
  return { isCampaign: IS_CAMPAIGN, seed: readTestSeed() }
}
