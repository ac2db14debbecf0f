// How an account grew by trading alone (TR-10.8): from reading to reading, without money that came
// or went between them. Whole numbers in billionths, so that two machines work out the same.

/** One, in billionths. */
export const ONE = 1_000_000_000n
/** An index that grew beyond it stays there; nothing real does. */
const LARGEST = 9_000_000_000_000_000_000n

/** What an account was worth, what came and went since the reading before; USD in millionths. */
export type Reading = {
  readonly equity: bigint
  readonly flowIn: bigint
  readonly flowOut: bigint
}

/**
 * When within the hour money came or went is not asked: a gain is measured against the most capital
 * that was there, a loss against the least. So no transfer beside it makes either look better; what
 * was lost before a transfer and won back behind it, all within one hour, is not told apart.
 */
export function growthSince(before: bigint, { equity, flowIn, flowOut }: Reading): bigint {
  const gain = equity - before - flowIn + flowOut
  if (gain === 0n) return ONE
  const capital = gain > 0n ? before + flowIn : before - flowOut
  if (capital <= 0n) return gain > 0n ? ONE : 0n
  const growth = ONE + (gain * ONE) / capital
  return growth < 0n ? 0n : growth
}

/** All growth so far, the greatest height, and the deepest fall from one as a part of it. */
export type Track = {
  readonly index: bigint
  readonly peak: bigint
  readonly drawdown: bigint
}

export const TRACK_START: Track = { index: ONE, peak: ONE, drawdown: 0n }

export function extendTrack({ index, peak, drawdown }: Track, growth: bigint): Track {
  const next = least((index * growth) / ONE, LARGEST)
  const height = next > peak ? next : peak
  const fall = ((height - next) * ONE) / height
  return { index: next, peak: height, drawdown: fall > drawdown ? fall : drawdown }
}

/** The return over some readings, in billionths. */
export function compound(growths: readonly bigint[]): bigint {
  return growths.reduce((all, growth) => least((all * growth) / ONE, LARGEST), ONE) - ONE
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
