// When a price becomes a tick: on a change, at most 4 a second, and every 5 s while alive (TR-2.2).

import { type Quantity, ZERO_QUANTITY } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'

/** At most 4 ticks a second per instrument, the latest price wins. */
export const TICK_SPACING_MS = 250

/** After so long without a change the tick is repeated, if the source showed that it is alive. */
export const REPEAT_AFTER_MS = 5_000

/** A sign of life counts no longer than this: a clock which leaps ahead makes no old price new. */
const ALIVE_COUNTS_MS = 6_000

/** One instrument between its source and its ticks. All times: one monotonic clock, ms. */
export type TickSampler = {
  /** The newest mark that the source gave. */
  mark: Price | undefined
  /** The mark of the last tick, and when it was taken. */
  writtenMark: Price | undefined
  writtenMs: number
  /** When the source last showed that it is alive. */
  aliveMs: number
  /** Traded since the last tick. */
  volume: Quantity
}

export type SampledTick = { readonly price: Price; readonly volume: Quantity }

export function createTickSampler(): TickSampler {
  const never = Number.NEGATIVE_INFINITY
  return {
    mark: undefined,
    writtenMark: undefined,
    writtenMs: never,
    aliveMs: never,
    volume: ZERO_QUANTITY,
  }
}

/** A mark came from the source, rounded half-even to the instrument's decimals. */
export function noteMark(sampler: TickSampler, tick: SampledTick, nowMs: number): void {
  sampler.mark = tick.price
  sampler.volume = (sampler.volume + tick.volume) as Quantity
  sampler.aliveMs = nowMs
}

/** The source showed that it is alive for this instrument, without a new price. */
export function noteAlive(sampler: TickSampler, nowMs: number): void {
  sampler.aliveMs = nowMs
}

/** The tick that is due at `nowMs`, taken out of the sampler; undefined when none is. */
export function takeTick(sampler: TickSampler, nowMs: number): SampledTick | undefined {
  const { mark, volume } = sampler
  if (mark === undefined || !(isChangeDue(sampler, nowMs) || isRepeatDue(sampler, nowMs))) {
    return undefined
  }
  sampler.writtenMark = mark
  sampler.writtenMs = nowMs
  sampler.volume = ZERO_QUANTITY
  return { price: mark, volume }
}

function isChangeDue(sampler: TickSampler, nowMs: number): boolean {
  return (
    sampler.mark !== sampler.writtenMark &&
    nowMs - sampler.writtenMs >= TICK_SPACING_MS &&
    isAlive(sampler, nowMs)
  )
}

function isRepeatDue(sampler: TickSampler, nowMs: number): boolean {
  return (
    nowMs - sampler.writtenMs >= REPEAT_AFTER_MS &&
    sampler.aliveMs > sampler.writtenMs &&
    isAlive(sampler, nowMs)
  )
}

function isAlive({ aliveMs }: TickSampler, nowMs: number): boolean {
  return nowMs - aliveMs < ALIVE_COUNTS_MS
}
