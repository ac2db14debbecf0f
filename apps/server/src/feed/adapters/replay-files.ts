// `REPLAY`: which recorded files play, and which only tell what was before.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { type MarketFile, openMarketFile } from '../market-file.ts'

/** The files of one instrument. */
export type ReplayFiles = {
  readonly symbol: InstrumentSymbol
  /** The longest file of ticks or 1-minute candles: the one that plays. */
  readonly played: MarketFile
  /** Longer candles: history only. */
  readonly longer: readonly MarketFile[]
  /** Where the played file comes from, in words. */
  readonly origin: string
}

/** More than so many files under one `REPLAY` is taken for a wrong folder. */
export const MAX_REPLAY_FILES = 500
const MAX_FOLDER_DEPTH = 4

const MARKET_FILE = /\.csv(\.gz)?$/
const PAIR = /^([A-Z0-9]{2,20})=(.+)$/

/**
 * Reads `REPLAY`: files, folders and SYMBOL=FILE pairs with commas between. A file belongs to the
 * instrument named by its name up to the first dot; files of no instrument are left alone. Throws
 * an Error with one sentence when there is nothing to play.
 */
export function chooseReplayFiles(
  replay: string,
  symbols: readonly InstrumentSymbol[],
): readonly ReplayFiles[] {
  const filesBySymbol = new Map<InstrumentSymbol, MarketFile[]>()
  for (const { symbol, path } of replay.split(',').flatMap((entry) => listEntry(entry.trim()))) {
    if (!symbols.includes(symbol)) continue
    const files = filesBySymbol.get(symbol) ?? []
    filesBySymbol.set(symbol, [...files, openMarketFile(path)])
  }
  const chosen = symbols.flatMap((symbol) => chooseOf(symbol, filesBySymbol.get(symbol) ?? []))
  if (chosen.length === 0) {
    throw new Error(
      `REPLAY=${replay} has no ticks and no 1-minute candles of any instrument; ` +
        'it must name files, folders or SYMBOL=FILE pairs with commas between',
    )
  }
  return chosen
}

type NamedFile = { readonly symbol: InstrumentSymbol; readonly path: string }

function listEntry(entry: string): readonly NamedFile[] {
  const [, symbol, file] = PAIR.exec(entry) ?? []
  const path = file ?? entry
  if (!existsSync(path)) throw new Error(`REPLAY names ${path}, which is not there`)
  if (symbol !== undefined) return [{ symbol, path }]
  const paths = statSync(path).isDirectory() ? listFolder(path, MAX_FOLDER_DEPTH) : [path]
  if (paths.length > MAX_REPLAY_FILES) {
    throw new Error(`REPLAY names ${path} with ${paths.length} files; at most ${MAX_REPLAY_FILES}`)
  }
  return paths.map((each) => ({ symbol: symbolOf(each), path: each }))
}

function listFolder(folder: string, depth: number): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return depth > 0 ? listFolder(path, depth - 1) : []
      return MARKET_FILE.test(entry.name) ? [path] : []
    })
}

function symbolOf(path: string): InstrumentSymbol {
  return basename(path).split('.')[0] ?? ''
}

function chooseOf(symbol: InstrumentSymbol, files: readonly MarketFile[]): readonly ReplayFiles[] {
  const playable = files.filter(({ kind, interval }) => kind !== 'candles' || interval === '1m')
  const [played] = playable.toSorted((a, b) => spanMs(b) - spanMs(a))
  if (!played) return []
  const longer = files.filter((file) => !playable.includes(file))
  return [{ symbol, played, longer, origin: describeOrigin(played, symbol) }]
}

function spanMs({ firstMs, lastMs }: MarketFile): number {
  return lastMs - firstMs
}

type ManifestRow = { readonly file: string; readonly venue?: string; readonly instrument?: string }

/** In no language: `Coinbase BTCUSD → BTCUSDT, 2018-04-04 – 2018-04-06`. */
function describeOrigin(file: MarketFile, symbol: InstrumentSymbol): string {
  const [from, to] = [dayOf(file.firstMs), dayOf(file.lastMs)]
  const { venue, instrument } = findInManifest(file.path) ?? nameParts(file)
  const played = instrument === symbol ? instrument : `${instrument} → ${symbol}`
  const span = from === to ? from : `${from} – ${to}`
  return `${venue ? `${venue} ` : ''}${played}, ${span}`
}

/** A `manifest.json` in the folder of the file, or above it, knows its venue. */
function findInManifest(path: string) {
  for (const folder of [dirname(path), dirname(dirname(path))]) {
    const manifest = join(folder, 'manifest.json')
    if (!existsSync(manifest)) continue
    const rows: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
    if (!Array.isArray(rows)) continue
    const name = relative(folder, path).replaceAll('\\', '/')
    const row = (rows as ManifestRow[]).find(({ file }) => file === name)
    if (row?.instrument !== undefined) return { venue: row.venue, instrument: row.instrument }
  }
  return undefined
}

/** `BTCUSDT.binance.2021-09-17.csv.gz`: symbol and venue. */
function nameParts(file: MarketFile): { venue: string | undefined; instrument: string } {
  const venue = basename(file.path).split('.')[1]
  return { venue: venue && /^[a-z]/.test(venue) ? venue : undefined, instrument: file.symbol }
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
