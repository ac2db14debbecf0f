// One tape record as one line of text: what is hashed, stored and published.

import type { InstallationMode } from '../../account/account-access.ts'
import type { InstrumentSymbol, InstrumentText } from '../../market/instrument.ts'
import type { TapeTick, TickConstituent } from '../../market/tick.ts'
import { invariant, unreachable } from '../../numbers/invariant.ts'
import { formatQuantity, parseQuantity } from '../../numbers/lots.ts'
import { formatPrice, parsePrice } from '../../numbers/price.ts'
import type { CalendarInstant, CalendarMoment } from '../../time/calendar-instant.ts'
import { type Instant, instantFromMs } from '../../time/instant.ts'
import type { JurisdictionText } from '../jurisdiction.ts'
import type { MoneyTermsText } from '../money-terms.ts'
import type { FeedState, QuarantineReason, SourceKind, TapeEntry } from '../record.ts'

/** A JSON array `[kind, time, …]`; decimals as text. The same entry always gives the same line. */
export function formatTapeEntry(entry: TapeEntry): string {
  return JSON.stringify(tapeFields(entry))
}

/** Reads a line of `formatTapeEntry`; throws when it is not one. */
export function parseTapeEntry(line: string): TapeEntry {
  const [kind, ms, ...fields] = JSON.parse(line) as [string, number, ...unknown[]]
  return readTapeFields(kind, instantFromMs(ms), fields)
}

function tapeFields(entry: TapeEntry): readonly unknown[] {
  switch (entry.kind) {
    case 'tick': {
      const { time, symbol, seq, price, volume } = entry
      const fields = ['tick', time, symbol, seq, formatPrice(price, 0), formatQuantity(volume)]
      const { frame, constituents } = entry
      if (constituents !== undefined) return [...fields, constituents.map(constituentFields)]
      if (frame === undefined) return fields
      return [...fields, frame.hash, frame.receivedMs, frame.venueTimeMs]
    }
    case 'clock':
      return ['clock', entry.time]
    case 'feed':
      return ['feed', entry.time, entry.feed, entry.state, entry.symbols]
    case 'quarantine':
      return [
        ...['quarantine', entry.time, entry.symbol, formatPrice(entry.price, 0), entry.reason],
        ...(entry.feed === undefined ? [] : [entry.feed]),
      ]
    case 'calendar':
      return ['calendar', entry.time, entry.instant, ...localDayOf(entry)]
    case 'money-terms':
      return ['money-terms', entry.time, entry.terms]
    case 'jurisdiction':
      return ['jurisdiction', entry.time, entry.rules]
    case 'mode':
      return ['mode', entry.time, entry.mode]
    case 'instrument':
      return ['instrument', entry.time, entry.instrument]
    case 'source':
      return ['source', entry.time, entry.source]
    case 'venue':
      return ['venue', entry.time, entry.feed, entry.restBase, entry.socketBase]
    case 'commitment':
      return ['commitment', entry.time, entry.from, entry.until, entry.hash]
    case 'reveal':
      return ['reveal', entry.time, entry.text]
    default:
      return unreachable(entry)
  }
}

function readTapeFields(kind: string, time: Instant, fields: readonly unknown[]): TapeEntry {
  switch (kind) {
    case 'tick': {
      const [symbol, seq, priceText, volumeText, ...frame] = fields as TickFields
      const [price, volume] = [parsePrice(priceText), parseQuantity(volumeText)]
      invariant(price !== undefined && volume !== undefined, `unreadable tick of ${symbol}`)
      return { kind, time, symbol, seq, price, volume, ...readFrames(frame) }
    }
    case 'clock':
      return { kind, time }
    case 'feed': {
      const [feed, state, symbols] = fields as [string, FeedState, readonly InstrumentSymbol[]]
      return { kind, time, feed, state, symbols }
    }
    case 'quarantine': {
      const [symbol, priceText, reason, feed] = fields as QuarantineFields
      const price = parsePrice(priceText)
      invariant(price !== undefined, `unreadable quarantine of ${symbol}`)
      return { kind, time, symbol, price, reason, ...(feed !== undefined && { feed }) }
    }
    case 'calendar': {
      return { kind, time, ...readMoment(fields) }
    }
    case 'money-terms':
      return { kind, time, terms: fields[0] as MoneyTermsText }
    case 'jurisdiction':
      return { kind, time, rules: fields[0] as JurisdictionText }
    case 'mode':
      return { kind, time, mode: fields[0] as InstallationMode }
    case 'instrument':
      return { kind, time, instrument: fields[0] as InstrumentText }
    case 'source':
      return { kind, time, source: fields[0] as SourceKind }
    case 'venue': {
      const [feed, restBase, socketBase] = fields as [string, string | null, string]
      return { kind, time, feed, restBase, socketBase }
    }
    case 'commitment': {
      const [from, until, hash] = fields as [number, number, string]
      return { kind, time, from: instantFromMs(from), until: instantFromMs(until), hash }
    }
    case 'reveal':
      return { kind, time, text: fields[0] as string }
    default:
      throw new Error(`unknown tape record ${kind}`)
  }
}

type QuarantineFields = [string, string, QuarantineReason, feed?: string]

/** Symbol, seq, price and volume; of a live market also what tells its frame, or each of them. */
type TickFields = [string, number, string, string, ...frames: [] | FrameFields | [IndexFields]]

type FrameFields = [hash: string, receivedMs: number, venueTimeMs: number | null]

type IndexFields = readonly [feed: string, price: string, ...FrameFields][]

function constituentFields({ feed, price, ...frame }: TickConstituent): IndexFields[number] {
  return [feed, formatPrice(price, 0), frame.hash, frame.receivedMs, frame.venueTimeMs]
}

function readFrames(
  fields: [] | FrameFields | [IndexFields],
): Pick<TapeTick, 'frame' | 'constituents'> {
  const [first] = fields
  if (first === undefined) return {}
  if (typeof first === 'object') return { constituents: first.map(readConstituent) }
  const [hash, receivedMs, venueTimeMs] = fields as FrameFields
  return { frame: { hash, receivedMs, venueTimeMs } }
}

function readConstituent([feed, text, hash, receivedMs, venueTimeMs]: IndexFields[number]) {
  const price = parsePrice(text)
  invariant(price !== undefined, `unreadable price of ${feed}`)
  return { feed, price, hash, receivedMs, venueTimeMs }
}

function localDayOf(moment: CalendarMoment): readonly number[] {
  return 'localDay' in moment ? [moment.localDay] : []
}

function readMoment(fields: readonly unknown[]): CalendarMoment {
  const [instant, localDay] = fields as [CalendarInstant, number]
  return instant === 'rollover' ? { instant } : { instant, localDay }
}
