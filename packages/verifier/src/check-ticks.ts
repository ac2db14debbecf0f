// Whether the tick that an order used was the one in force, by the records around it (TR-2.2).

import type { InstrumentText } from '@fairtick/core/market/instrument'
import { type Check, compare } from './checks.ts'
import { type Moment, NotProved, type ProvenTick, type TapeSource } from './tape-source.ts'

/** The tick itself; throws NotProved where the tape has none. */
export async function provenTick(
  source: TapeSource,
  symbol: string,
  seq: number,
): Promise<ProvenTick> {
  const tick = await source.tick(symbol, seq)
  if (tick === undefined) throw new NotProved(`${symbol} ${seq}`)
  return tick
}

/** What stands at a position; throws NotProved where the newest head does not reach it. */
export async function provenMoment(source: TapeSource, position: number): Promise<Moment> {
  const moment = await source.moment(position)
  if (moment === undefined) throw new NotProved(`position ${position}`)
  return moment
}

/** The constants that stood behind a position; throws NotProved where there are none. */
export async function provenInstrument(
  source: TapeSource,
  symbol: string,
  position: number,
): Promise<InstrumentText> {
  for await (const { item } of source.instruments(symbol, position)) return item
  throw new NotProved(`instrument ${symbol}`)
}

/**
 * At a moment by which the tick had been written, no later one may have come before the act. An act
 * behind a record of the tape is known by that position.
 */
export async function checkInForce(
  source: TapeSource,
  of: string,
  used: { readonly symbol: string; readonly tick: ProvenTick; readonly behind: number },
): Promise<Check> {
  const { symbol, tick, behind } = used
  const next = await source.nextTick(symbol, tick, behind)
  const isInForce = tick.position <= behind && (next === undefined || next.position > behind)
  return compare('in-force', of, 'in force', isInForce ? 'in force' : 'not in force')
}
