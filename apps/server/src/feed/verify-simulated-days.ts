// Are the prices of a simulated market the ones that were committed to before the day began (H9)?
// Each revealed day is worked out anew, and every tick of it held against its path.

import type { Commitment, SourceKind } from '@fairtick/core/market/source-kind'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { commitmentOf, midnightAfter, type SimulatedDay } from './adapters/simulated-day.ts'
import type { DayEnd } from './adapters/simulated-path.ts'
import {
  findForeign,
  LATEST_MS,
  type Point,
  pointsOf,
  type SeenTick,
  tailOf,
} from './day-points.ts'
import { readRevealedDay } from './revealed-day.ts'

/** What the check hears of the tape; the other records say nothing of simulated prices. */
type HeardEntry = { readonly time: number } & (
  | ({ readonly kind: 'tick' } & SeenTick)
  | ({ readonly kind: 'commitment' } & Commitment)
  | { readonly kind: 'reveal'; readonly text: string }
  | { readonly kind: 'source'; readonly source: SourceKind }
  | { readonly kind: 'clock' | 'feed' | 'venue' | 'quarantine' | 'calendar' }
  | { readonly kind: 'money-terms' | 'jurisdiction' | 'mode' | 'instrument' }
)

export type SimulatedDayCheck = {
  /** Every record, in the order of the tape. */
  readonly note: (entry: HeardEntry) => void
  readonly result: () => SimulatedDaysVerdict
}

export type SimulatedDaysVerdict = {
  /** Worked out anew. */
  readonly days: number
  readonly ticks: number
  /** Of days that have not been revealed: nobody can check them yet. */
  readonly waitingTicks: number
  /** Simulated, and of no day: nobody can ever check them. */
  readonly uncommitted: Readonly<Uncommitted>
  /** One sentence each. */
  readonly findings: readonly string[]
}

/** How many, the first and the last of them. */
type Uncommitted = { ticks: number; from: number; until: number }

/** By then the day before has been revealed. */
const REVEALED_WITHIN_MS = 10 * MINUTE_MS
const MAX_FINDINGS = 100

/** A day on the tape, with its ticks until it is revealed. */
type OpenDay = Commitment & {
  readonly ticks: Map<string, SeenTick[]>
  /** The newest price of each instrument before it. */
  readonly seen: ReadonlyMap<string, Price>
  readonly before: OpenDay | undefined
  /** The last prices of its path, once it was worked out. */
  end: DayEnd | undefined
  isRevealed: boolean
  /** When another day, or another market, took its place. */
  leftAt: number | undefined
}

export function checkSimulatedDays(): SimulatedDayCheck {
  const findings: string[] = []
  const days = new Map<string, OpenDay>()
  const seen = new Map<string, Price>()
  const uncommitted: Uncommitted = { ticks: 0, from: 0, until: 0 }
  let tails: Tails = new Map()
  let [revealed, ticks, newestMs] = [0, 0, 0]
  let running: OpenDay | undefined
  let isSimulated = false

  const find = (finding: string) => {
    if (findings.length < MAX_FINDINGS) findings.push(finding)
  }
  const leave = (time: number) => {
    if (running !== undefined) running.leftAt = time
    running = undefined
  }
  const commit = (time: number, { from, until, hash }: Commitment) => {
    // A restart says again what it goes on with, and what is over: that never runs again.
    const known = days.get(hash)
    if (known !== undefined && running !== undefined && known.from <= running.from) return
    const before = running
    if (before !== undefined && from < before.until)
      find(`the day of ${iso(before.from)} was given up for another one at ${iso(time)}`)
    if (until !== midnightAfter(from)) find(`the day of ${iso(from)} does not end at midnight`)
    leave(time)
    const fresh = { before, seen: new Map(seen), end: undefined, leftAt: undefined }
    const open: OpenDay = known ?? {
      ...{ from, until, hash, ticks: new Map(), isRevealed: false },
      ...fresh,
    }
    days.set(hash, open)
    running = open
  }
  const reveal = (time: number, text: string) => {
    const open = days.get(commitmentOf(text))
    if (open === undefined) {
      find(`at ${iso(time)} a day was revealed that nobody committed to`)
      return
    }
    if (open.isRevealed) return
    if (open === running && time < open.until)
      find(`the day of ${iso(open.from)} was revealed while it ran`)
    const checked = checkDay(open, text, tails)
    for (const finding of checked.findings) find(finding)
    tails = checked.tails
    revealed += 1
    ticks += countTicks(open)
    open.isRevealed = true
    open.ticks.clear()
  }
  const see = (tick: SeenTick) => {
    if (!isSimulated) return
    if (running === undefined) addUncommitted(uncommitted, tick)
    else if (running.isRevealed || tick.time > running.until + LATEST_MS)
      find(`${tick.symbol} at ${iso(tick.time)} is of no day that was committed to`)
    else addTick(running, tick)
  }
  const hear = (entry: HeardEntry) => {
    if (entry.kind === 'tick') {
      see(entry)
      seen.set(entry.symbol, entry.price)
    } else if (entry.kind === 'commitment') commit(entry.time, entry)
    else if (entry.kind === 'reveal') reveal(entry.time, entry.text)
    else if (entry.kind === 'source') {
      isSimulated = entry.source === 'simulated'
      if (!isSimulated) leave(entry.time)
    }
  }
  return {
    note: (entry) => {
      newestMs = entry.time
      hear(entry)
    },
    result: () => {
      const waiting = [...days.values()].filter(({ isRevealed }) => !isRevealed)
      const missing = waiting.flatMap((day) => findHidden(day, newestMs))
      return {
        ...{ days: revealed, ticks, uncommitted },
        waitingTicks: waiting.reduce((sum, day) => sum + countTicks(day), 0),
        findings: [...findings, ...missing].slice(0, MAX_FINDINGS),
      }
    },
  }
}

type Tails = ReadonlyMap<string, readonly Point[]>

/** Also notes in the day where its path ends. */
function checkDay(open: OpenDay, text: string, tails: Tails) {
  const start = { end: open.before?.end, seen: open.seen }
  const { day, differing } = readRevealedDay(text, open, start)
  const findings: string[] = []
  if (differing.length > 0)
    findings.push(`the day of ${iso(open.from)} is not as it must be: ${differing.join(', ')}`)
  if (day === undefined) return { findings, tails }
  const { lines, end } = pointsOf(day)
  for (const [symbol, those] of open.ticks) {
    const line = [...(tails.get(symbol) ?? []), ...(lines.get(symbol) ?? [])]
    findings.push(...findForeign(line, those).map((tick) => describe(tick, day)))
  }
  open.end = end
  const newTails = [...lines].map(([symbol, line]) => [symbol, tailOf(line, day.untilMs)] as const)
  return { findings, tails: new Map(newTails) }
}

function findHidden({ from, leftAt }: OpenDay, newestMs: number): readonly string[] {
  const isHidden = leftAt !== undefined && newestMs > leftAt + REVEALED_WITHIN_MS
  return isHidden ? [`the day of ${iso(from)} was never revealed`] : []
}

function addTick({ ticks }: OpenDay, tick: SeenTick): void {
  const those = ticks.get(tick.symbol)
  if (those === undefined) ticks.set(tick.symbol, [tick])
  else those.push(tick)
}

function addUncommitted(stretch: Uncommitted, { time }: SeenTick): void {
  if (stretch.ticks === 0) stretch.from = time
  stretch.until = time
  stretch.ticks += 1
}

function countTicks({ ticks }: OpenDay): number {
  return [...ticks.values()].reduce((sum, those) => sum + those.length, 0)
}

function describe({ symbol, time, price }: SeenTick, { instruments }: SimulatedDay): string {
  const decimals = instruments.find((each) => each.symbol === symbol)?.priceDecimals ?? 0
  const shown = formatPrice(price, decimals)
  return `${symbol} at ${iso(time)}: ${shown} is no price of the day that was committed to`
}

function iso(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
