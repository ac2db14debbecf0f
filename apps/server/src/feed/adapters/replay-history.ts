// What a replayed market was before now: the rows before its position, re-timed to end there.

import { type Candle, INTERVALS, type Interval } from '@fairtick/core/market/candle'
import { foldCandles } from '@fairtick/core/market/fold-candles'
import { nextIntervalStart, startOfInterval } from '@fairtick/core/market/interval'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { type MarketFile, readCandleRows } from '../market-file.ts'
import type { ReplayTrack } from './replay-track.ts'

/** Where a track stood at one moment: file time ↔ our time. */
export type ReplayPosition = {
  /** File time of the start position, within the first loop. */
  readonly fileMs: number
  /** Our time at which it plays. */
  readonly wallMs: number
}

export type HistoryOf = {
  readonly track: ReplayTrack
  readonly longer: readonly MarketFile[]
  readonly position: ReplayPosition
}

/**
 * The candles of `interval` that ended at or before `position.wallMs`, ascending. 1-minute rows
 * come from the file that plays, moved by whole minutes; longer intervals are folded from them,
 * with the rows of longer files in front. Of a track that starts at its beginning the loop
 * before this one is the past, as it would be had the replay run already.
 */
export function buildReplayHistory(of: HistoryOf, interval: Interval): readonly Candle[] {
  const minutes = minutesBefore(of)
  if (interval === '1m') return minutes
  const firstMinute = minutes[0]?.time ?? instantFromMs(of.position.wallMs)
  const longer = { ...of, longer: of.longer.filter((file) => isUpTo(file.interval, interval)) }
  const folded = foldCandles([...longerBefore(longer, firstMinute), ...minutes], interval)
  return folded.filter(({ time }) => nextIntervalStart(time, interval) <= of.position.wallMs)
}

/** Only a shorter interval, or the same, folds into one. */
function isUpTo(own: Interval, wanted: Interval): boolean {
  return INTERVALS.indexOf(own) <= INTERVALS.indexOf(wanted)
}

function minutesBefore({ track, position }: HistoryOf): readonly Candle[] {
  const fileMinute = startOfInterval(instantFromMs(position.fileMs), '1m')
  const wallMinute = startOfInterval(instantFromMs(position.wallMs), '1m')
  const all = Array.from({ length: track.minuteCount }, (_, place) => track.minuteAt(place))
  const before = all.filter(({ time }) => time < fileMinute)
  const [rows, shiftMs] =
    before.length > 0
      ? [before, wallMinute - fileMinute]
      : [all, wallMinute - fileMinute - track.loopMs]
  return rows.map((row) => ({ ...row, time: instantFromMs(row.time + shiftMs) }))
}

/**
 * Rows of longer files that lie before the played file, moved so that they end where its own
 * history begins; the shorter interval wins where two files tell of the same time.
 */
function longerBefore({ track, longer }: HistoryOf, firstMinute: Instant): readonly Candle[] {
  if (track.minuteCount === 0) return []
  let [fileEnd, wallEnd] = [track.minuteAt(0).time, firstMinute]
  let rows: readonly Candle[] = []
  for (const interval of ['1h', '1d'] as const) {
    const file = longer.find((each) => each.interval === interval)
    if (!file) continue
    const shiftMs = startOfInterval(wallEnd, interval) - startOfInterval(fileEnd, interval)
    const moved = [...readCandleRows(file)]
      .filter(({ time }) => nextIntervalStart(time, interval) <= fileEnd)
      .map((row) => ({ ...row, time: instantFromMs(row.time + shiftMs) }))
      .filter(({ time }) => nextIntervalStart(time, interval) <= wallEnd)
    if (!moved[0]) continue
    rows = [...moved, ...rows]
    wallEnd = moved[0].time
    fileEnd = instantFromMs(moved[0].time - shiftMs)
  }
  return rows
}
