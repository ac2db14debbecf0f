// What the guard of the feed lets through (TR-2.8).

import { beforeEach, describe, expect, it } from 'vitest'
import { parseQuantity, type Quantity } from '../numbers/lots.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { parseRate, type Rate } from '../numbers/rate.ts'
import {
  createFeedGuard,
  type FeedGuard,
  judgeQuote,
  noteWrittenTick,
  resetFeedGuard,
} from './feed-guard.ts'

const LIMIT = parseRate('0.2') as Rate

let guard: FeedGuard

beforeEach(() => {
  guard = createFeedGuard()
})

describe('TR-2.8 feed guard', () => {
  it('drops what is not positive', () => {
    expect(judge('0')).toBe('not_positive')
    expect(judgeRaw(-1n)).toBe('not_positive')
    expect(judge('100', { volume: -1n })).toBe('not_positive')
  })

  it('drops a repeated id and a step back of ids', () => {
    expect(judge('100', { id: 5 })).toBe('accepted')
    expect(judge('101', { id: 5 })).toBe('repeated')
    expect(judge('101', { id: 4 })).toBe('backward')
    expect(judge('101', { id: 6 })).toBe('accepted')
  })

  it('without ids drops a step back of the source clock, while equal times are fine', () => {
    expect(judge('100', { timeMs: 50 })).toBe('accepted')
    expect(judge('101', { timeMs: 50 })).toBe('accepted')
    expect(judge('102', { timeMs: 49 })).toBe('backward')
  })

  it('what is dropped leaves no trace: the good message with the same id passes', () => {
    expect(judge('0', { id: 7 })).toBe('not_positive')
    expect(judge('100', { id: 7 })).toBe('accepted')
  })

  it('quarantines a jump beyond the limit, not one that is exactly at it', () => {
    judge('100')
    expect(judge('120')).toBe('accepted')
    noteWrittenTick(guard, price('100'))
    expect(judge('120.01')).toBe('quarantined')
    expect(judge('79.99')).toBe('quarantined')
    expect(judge('80')).toBe('accepted')
  })

  it('judges by the last tick, not by prices between ticks', () => {
    judge('100')
    noteWrittenTick(guard, price('100'))
    expect(judge('115')).toBe('accepted')
    expect(judge('130')).toBe('quarantined')
    noteWrittenTick(guard, price('115'))
    expect(judge('120')).toBe('accepted')
  })

  it('the next price within 1 % confirms, and brings the volume of both', () => {
    judge('100')
    expect(judge('200', { volume: 3n })).toBe('quarantined')
    const verdict = judgeQuote(guard, quote('202', { volume: 4n }), LIMIT)
    expect(verdict).toEqual({ kind: 'accepted', volume: 7n })
    expect(judge('210')).toBe('accepted')
  })

  it('the next price beyond 1 % does not confirm but is the new suspect', () => {
    judge('100')
    expect(judge('200')).toBe('quarantined')
    expect(judge('202.01')).toBe('quarantined')
    expect(judge('202')).toBe('accepted')
  })

  it('a price back within the limit discards the suspect', () => {
    judge('100')
    expect(judge('200')).toBe('quarantined')
    expect(judge('101')).toBe('accepted')
    expect(judge('200')).toBe('quarantined')
  })

  it('a message sent twice does not confirm itself', () => {
    judge('100', { id: 1 })
    expect(judge('200', { id: 2 })).toBe('quarantined')
    expect(judge('200', { id: 2 })).toBe('repeated')
    expect(judge('100', { id: 2 })).toBe('accepted')
  })

  it('a reset (down, stale, seam) lets any price and any order follow', () => {
    judge('100', { id: 9, timeMs: 9 })
    resetFeedGuard(guard)
    expect(judge('5', { id: 1, timeMs: 1 })).toBe('accepted')
    expect(judge('500', { id: 2, timeMs: 2 })).toBe('quarantined')
  })
})

type QuoteFields = { readonly volume?: bigint; readonly id?: number; readonly timeMs?: number }

function price(text: string): Price {
  return parsePrice(text) as Price
}

function quote(text: string, fields: QuoteFields = {}) {
  const volume = (fields.volume ?? (parseQuantity('1') as bigint)) as Quantity
  return { price: price(text), volume, venueId: fields.id, venueTimeMs: fields.timeMs }
}

function judge(text: string, fields: QuoteFields = {}): string {
  const verdict = judgeQuote(guard, quote(text, fields), LIMIT)
  return verdict.kind === 'dropped' ? verdict.why : verdict.kind
}

function judgeRaw(value: bigint): string {
  const verdict = judgeQuote(guard, { ...quote('1'), price: value as Price }, LIMIT)
  return verdict.kind === 'dropped' ? verdict.why : verdict.kind
}
