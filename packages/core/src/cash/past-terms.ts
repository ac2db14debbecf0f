// Terms of withdrawals that stood before: a deposit keeps all that stood from when it was submitted
// until it was credited, so that nobody can change them meanwhile and credit it then (H6).

import { DAY_MS } from '../time/duration.ts'
import { type Instant, msBetween } from '../time/instant.ts'
import { type KeptTerms, keepTerms, readKeptTerms } from './kept-terms.ts'
import type { WithdrawalTerms } from './withdrawal-terms.ts'

/** The earliest first. */
export type PastTerms = readonly PastTermsEntry[]

type PastTermsEntry = {
  /** From here on others stood. */
  readonly until: Instant
  readonly terms: KeptTerms
}

/** A deposit that waits longer than this keeps what stood in the last part of its time alone. */
const TERMS_REMEMBERED_MS = 90 * DAY_MS

/** Once `next` stand in the place of `before`. */
export function notePastTerms(
  past: PastTerms,
  { before, next, time }: Readonly<Record<'before' | 'next', WithdrawalTerms>> & { time: Instant },
): PastTerms {
  const terms = keepTerms(undefined, before)
  if (terms === undefined || terms.text === keepTerms(undefined, next)?.text) return past
  const remembered = past.filter(({ until }) => msBetween(until, time) <= TERMS_REMEMBERED_MS)
  return [...remembered, { until: time, terms }]
}

/** What an account keeps of all that stood at any moment after `since`, `now` among them. */
export function keepTermsSince(
  kept: KeptTerms | undefined,
  { past, now, since }: { readonly past: PastTerms; readonly now: WithdrawalTerms; since: Instant },
): KeptTerms | undefined {
  const stood = past.filter(({ until }) => until > since).map(({ terms }) => terms)
  return keepTerms(stood.reduce<KeptTerms | undefined>(keepTerms, kept), now)
}

export function pastTermsText(past: PastTerms): string {
  return JSON.stringify(past.map(({ until, terms }) => [until, terms.text]))
}

/** Reads `pastTermsText`. Throws an Error where it cannot be read. */
export function readPastTerms(text: string): PastTerms {
  const entries = JSON.parse(text) as readonly (readonly [Instant, string])[]
  return entries.flatMap(([until, kept]) => {
    const terms = readKeptTerms(kept)
    return terms === undefined ? [] : [{ until, terms }]
  })
}
