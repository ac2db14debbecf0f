// Random acts of copying: who follows whom under which terms, and ticks that end a follow.

import fc from 'fast-check'

/** Under which the accounts may be followed; the last ones are soon full. */
export const FIRST_LEADING = [
  { profitShare: '0.1', maxFollowers: 1_000, maxCopied: '1000000' },
  { profitShare: '0.2', maxFollowers: 1_000, maxCopied: '1000000' },
  { profitShare: '0.1', maxFollowers: 1, maxCopied: '1000000' },
  { profitShare: '0.153', maxFollowers: 1_000, maxCopied: '2000' },
] as const

const PEOPLE = FIRST_LEADING.length

/** `who`, `which` and `leader` are taken modulo what there is. */
export type CopyAct =
  | {
      readonly act: 'follow'
      readonly who: number
      readonly leader: number
      readonly mode: 'proportional' | 'fixed'
      readonly allocation: string
      readonly fixedLots: string | undefined
      readonly maxPerOrder: string
      readonly stopLoss: string
      readonly maxLeverage: number | undefined
    }
  | { readonly act: 'pause' | 'resume'; readonly who: number; readonly leader: number }
  | {
      readonly act: 'unfollow'
      readonly who: number
      readonly leader: number
      readonly copies: 'stay' | 'close'
    }
  /** Follower and leader turn out to be one person. */
  | { readonly act: 'link'; readonly who: number; readonly leader: number }
  | { readonly act: 'lead'; readonly who: number; readonly isOpen: boolean }
  /** Salary becomes cash: so many quarters of what there is. */
  | { readonly act: 'settle'; readonly who: number; readonly quarters: number }
  /** A tick right at, or one step beside, the mark at which a copy stop is reached. */
  | { readonly act: 'stop'; readonly who: number; readonly which: number; readonly steps: number }

const who = fc.nat(PEOPLE - 1)
/** Now and then somebody who is not there. */
const leader = fc.oneof(
  { weight: 30, arbitrary: who },
  { weight: 1, arbitrary: fc.constant(PEOPLE) },
)

const follow = fc
  .record({
    act: fc.constant('follow' as const),
    ...{ who, leader, isFixed: fc.boolean() },
    allocation: fc.constantFrom('49.999999', '50', '60.5', '100', '250', '600', '1500.01', '9000'),
    fixedLots: fc.constantFrom('0.01', '0.02', '0.1', '0.75', '3'),
    maxPerOrder: fc.constantFrom('0', '3', '20.5', '100', '100000', '100000'),
    stopLoss: fc.constantFrom('0.002', '0.01', '0.05', '0.3', '0.3', '1', '1.01'),
    maxLeverage: fc.constantFrom(undefined, undefined, undefined, 1, 10, 60, 7, 0),
  })
  .map(({ isFixed, fixedLots, ...act }) => ({
    ...act,
    mode: isFixed ? ('fixed' as const) : ('proportional' as const),
    // Now and then what the mode does not take.
    fixedLots: isFixed !== (act.allocation === '9000') ? fixedLots : undefined,
  }))

/** Some who follow from the start. */
export const firstFollows: fc.Arbitrary<readonly CopyAct[]> = fc.array(follow, { maxLength: 5 })

export const copyActs: fc.Arbitrary<CopyAct> = fc.oneof(
  { weight: 6, arbitrary: follow },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('pause' as const, 'resume' as const, 'resume' as const),
      ...{ who, leader },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('unfollow' as const),
      ...{ who, leader, copies: fc.constantFrom('stay' as const, 'close' as const) },
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('link' as const), who, leader }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('lead' as const),
      ...{ who, isOpen: fc.constantFrom(true, true, false) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('settle' as const), who, quarters: fc.nat(5) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('stop' as const),
      ...{ who, which: fc.nat(7), steps: fc.integer({ min: -1, max: 1 }) },
    }),
  },
)
