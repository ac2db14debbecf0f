// H6: what stood while a deposit waited is kept with it, and is remembered for 90 days.

import { expect, it } from 'vitest'
import { DAY_MS } from '../time/duration.ts'
import { addMs, instantFromMs } from '../time/instant.ts'
import { keepTermsSince, notePastTerms, pastTermsText, readPastTerms } from './past-terms.ts'
import { NO_WITHDRAWALS, parseWithdrawalTerms } from './withdrawal-terms.ts'

const BEGIN = instantFromMs(1_780_000_000_000)
const day = (number: number) => addMs(BEGIN, number * DAY_MS)
const termsOf = (feeFixed: string) =>
  parseWithdrawalTerms({
    ...{ taxRate: '0', taxBase: 'gains', windowMode: 'queue' },
    methods: { bank: { feeRate: '0', feeFixed, min: '1', max: '9' } },
  })
const [one, two, three] = [termsOf('1'), termsOf('2'), termsOf('3')]
/** One until the first day, three until the second; then two. */
const past = notePastTerms(notePastTerms([], { before: one, next: three, time: day(1) }), {
  ...{ before: three, next: two, time: day(2) },
})
const feeKept = (since: number) =>
  keepTermsSince(undefined, { past, now: two, since: day(since) })?.methods.get('bank')?.feeFixed

it('of all that stood from then on the best is kept, up to the millisecond', () => {
  expect([feeKept(0), feeKept(1), feeKept(2)]).toEqual([1_000_000n, 2_000_000n, 2_000_000n])
  const since = addMs(day(1), -1)
  const kept = keepTermsSince(undefined, { past, now: two, since })
  expect(kept?.methods.get('bank')?.feeFixed).toBe(1_000_000n)
})

it('is read again as it was written', () => {
  expect(readPastTerms(pastTermsText(past))).toEqual(past)
})

it('what is the same to withdrawals, or says nothing of them, is no other terms', () => {
  expect(notePastTerms(past, { before: two, next: termsOf('2'), time: day(3) })).toBe(past)
  expect(notePastTerms([], { before: NO_WITHDRAWALS, next: one, time: day(0) })).toEqual([])
})

it('what ended 90 days before is forgotten with the next change', () => {
  const change = { before: two, next: three }
  const at = (time: number) => notePastTerms(past, { ...change, time: day(time) })
  expect(at(91).map(({ until }) => until)).toEqual([day(1), day(2), day(91)])
  expect(notePastTerms(past, { ...change, time: addMs(day(91), 1) })).toHaveLength(2)
})
