// The newest ticks of one instrument as JSON, for those who read every tick.

import type { MarketTick } from '../platform/bus-topics.ts'
import { type Payload, textPayload } from './websocket-frame.ts'

/** At least so many are kept, at most twice as many; a reader who is further behind gets a gap. */
export const TICKS_KEPT = 512

type TickFrames = {
  readonly after: number
  readonly seq: number
  readonly payloads: readonly Payload[]
}

export type TickLog = {
  /** How many views carry every tick; with none, nothing is kept. */
  views: number
  firstSeq: number
  /** `[seq,time,"price"]`, without holes from `firstSeq` on. */
  ticks: string[]
  /** The frames last written, which many readers want at the same moment. */
  frames: TickFrames | undefined
}

export function createTickLog(): TickLog {
  return { views: 0, firstSeq: 1, ticks: [], frames: undefined }
}

export function openTickView(log: TickLog, newestSeq: number): void {
  if (log.views === 0) log.firstSeq = newestSeq + 1
  log.views += 1
}

export function closeTickView(log: TickLog): void {
  log.views -= 1
  if (log.views > 0) return
  log.ticks = []
  log.frames = undefined
}

/** `seq` of the tick is above that of the tick before; ticks that are missing become a gap. */
export function appendTick(log: TickLog, tick: MarketTick): void {
  if (log.views === 0) return
  if (tick.seq !== log.firstSeq + log.ticks.length) {
    log.ticks = []
    log.firstSeq = tick.seq
  }
  log.ticks.push(`[${tick.seq},${tick.time},${JSON.stringify(tick.price)}]`)
  if (log.ticks.length < 2 * TICKS_KEPT) return
  // Cut in halves, so that the cost of cutting is spread over many ticks.
  log.ticks.splice(0, TICKS_KEPT)
  log.firstSeq += TICKS_KEPT
}

/** Frames with every tick after `after`; a gap first where some are no longer kept. */
export function tickFrames(log: TickLog, symbol: string, after: number): readonly Payload[] {
  const seq = log.firstSeq + log.ticks.length - 1
  if (log.ticks.length === 0 || seq <= after) return []
  const cached = log.frames
  if (cached?.after === after && cached.seq === seq) return cached.payloads
  const from = Math.max(after + 1, log.firstSeq)
  const head = `{"command":"ticks","code":"${symbol}"`
  const ticks = log.ticks.slice(from - log.firstSeq).join(',')
  const payloads = [textPayload(`${head},"ticks":[${ticks}]}`)]
  // A reader at 0 knew no tick at all: nothing can be missing before the first one.
  if (from > after + 1 && after > 0) {
    payloads.unshift(textPayload(`${head},"gap":[${after + 1},${from - 1}]}`))
  }
  log.frames = { after, seq, payloads }
  return payloads
}
