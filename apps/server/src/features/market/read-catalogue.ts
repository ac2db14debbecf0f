// The instruments and categories that ship (TR-14), read from the catalogue folder.

import { readFileSync } from 'node:fs'
import { type InstrumentText, parseInstrument } from '@fairtick/core/market/instrument'

const LANGUAGES = ['ja', 'zh', 'en', 'ko', 'th', 'ms'] as const

/** A name in each language of the product. */
export type CatalogueNames = Readonly<Record<(typeof LANGUAGES)[number], string>>

export type CatalogueInstrument = InstrumentText & {
  readonly category: string
  /** As lists show it: `BTC/USDT`. */
  readonly displayName: string
  /** What people call the base, or the pair in forex and metals. */
  readonly names: CatalogueNames
}

export type CatalogueCategory = { readonly id: string; readonly names: CatalogueNames }

/** Both in the order in which screens list them. */
export type Catalogue = {
  readonly instruments: readonly CatalogueInstrument[]
  readonly categories: readonly CatalogueCategory[]
}

const SHIPPED_FOLDER = new URL('../../../catalogue/', import.meta.url)

/** Reads and checks both files of the folder; throws an Error that says what is wrong. */
export function readCatalogue(folder: URL = SHIPPED_FOLDER): Catalogue {
  const catalogue: Catalogue = {
    instruments: readJson(new URL('instruments.json', folder)) as CatalogueInstrument[],
    categories: readJson(new URL('categories.json', folder)) as CatalogueCategory[],
  }
  checkCatalogue(catalogue)
  return catalogue
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function checkCatalogue({ instruments, categories }: Catalogue): void {
  const ids = new Set(categories.map(({ id }) => id))
  const symbols = new Set<string>()
  for (const instrument of instruments) {
    const { symbol, category, names } = instrument
    parseInstrument(instrument)
    if (symbols.has(symbol)) throw new Error(`${symbol}: listed twice in the catalogue`)
    if (!ids.has(category)) throw new Error(`${symbol}: there is no category ${category}`)
    checkNames(symbol, names)
    symbols.add(symbol)
  }
  for (const { id, names } of categories) checkNames(id, names)
}

function checkNames(owner: string, names: CatalogueNames): void {
  const missing = LANGUAGES.filter((language) => !names?.[language])
  if (missing.length > 0) throw new Error(`${owner}: no name in ${missing.join(', ')}`)
}
