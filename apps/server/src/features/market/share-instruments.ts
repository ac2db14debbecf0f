// All instruments as one answer: each is written once a change of the market, with and without
// its star, and whoever asks gets those of their own watchlist.

import type { Language } from '@fairtick/wire/languages'
import { type SharedHandler, shareAnswers } from '@fairtick/wire/shared-handler'
import { createDerivedValue } from '../../platform/derived-value.ts'
import { type InstrumentLists, listInstruments, type WireInstrument } from './list-instruments.ts'
import type { MarketChanges } from './market-changes.ts'
import type { Watchlists } from './watchlists.ts'

export type SharedInstrumentParts = InstrumentLists & {
  readonly changes: MarketChanges
  readonly watchlists: Watchlists
}

/** Of one instrument, as JSON. */
type Piece = {
  readonly symbol: string
  readonly type: string
  readonly plain: string
  readonly starred: () => string
}

type Pieces = () => readonly Piece[] | Promise<readonly Piece[]>

/** What stands between the symbols of a watchlist; no symbol has it. */
const BETWEEN = ','

export function shareInstruments(parts: SharedInstrumentParts) {
  const pieces = new Map<Language, Pieces>()
  const inputs = () => [
    parts.changes.all(),
    // Another promise once they are looked up anew.
    parts.sparkLines(parts.now()),
    parts.jurisdiction(),
    ...parts.instruments.map(({ symbol }) => parts.constantsOf(symbol)),
  ]
  const piecesIn = (language: Language): Pieces => {
    const known = pieces.get(language)
    if (known !== undefined) return known
    const made = createDerivedValue(inputs, () => writePieces(parts, language))
    pieces.set(language, made)
    return made
  }
  const shared: SharedHandler<'instruments'> = {
    variantOf: (caller) => {
      if (caller === undefined) return ''
      const symbols = parts.watchlists.of(caller.userId)
      return symbols instanceof Promise ? symbols.then(variantText) : variantText(symbols)
    },
    open: ({ language, variant }) => {
      const watched = new Set(variant.split(BETWEEN))
      const read = piecesIn(language)
      return { inputs, make: async () => joinPieces(await read(), watched) }
    },
  }
  return shareAnswers<'instruments'>(shared)
}

/** The same for all who watch the same, in whatever order. */
function variantText(symbols: readonly string[]): string {
  return [...symbols].sort().join(BETWEEN)
}

async function writePieces(
  parts: SharedInstrumentParts,
  language: Language,
): Promise<readonly Piece[]> {
  const instruments = await listInstruments(parts, new Set(), language)
  return instruments.map(writePiece)
}

function writePiece(instrument: WireInstrument): Piece {
  let starred: string | undefined
  return {
    symbol: instrument.symbol,
    type: instrument.type,
    plain: JSON.stringify(instrument),
    starred: () => {
      starred ??= JSON.stringify({ ...instrument, optional: true })
      return starred
    },
  }
}

function joinPieces(pieces: readonly Piece[], watched: ReadonlySet<string>): string {
  const categories = [...Map.groupBy(pieces, ({ type }) => type)].map(([type, ofType]) => {
    const texts = ofType.map(({ symbol, plain, starred }) =>
      watched.has(symbol) ? starred() : plain,
    )
    return `${JSON.stringify(type)}:[${texts.join(',')}]`
  })
  return `{${categories.join(',')}}`
}
