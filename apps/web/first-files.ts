// Lets the page itself ask for the files of the screen that is opened first, beside the app's own:
// otherwise the app would ask for them only once it runs (first-files.js).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** What of a built file is used. */
export type BuiltChunk = {
  readonly fileName: string
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  /** Files that are loaded before it. */
  readonly imports: readonly string[]
}

type FirstScreen = {
  /** Ends of the paths of modules: the screen, and the parts it never goes without. */
  readonly modules: readonly string[]
  /** Parts of the dictionary, as `platform/i18n.ts` loads them. */
  readonly words: readonly string[]
  /** Nobody needs to be signed in. */
  readonly isOpen?: true
}

/** As the script reads it; files by their place in `files`. */
export type FirstFiles = {
  readonly files: readonly string[]
  readonly screens: Readonly<
    Record<string, { files: readonly number[]; words: readonly string[]; isOpen?: true }>
  >
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const SIGNED_IN = ['/app/read-cache.tsx', '/app/live-session.tsx']
const AUTH_WORDS = ['base', 'session']
const TRADE_WORDS = ['base', 'trade']
const ALL_WORDS = ['base', 'session', 'trade', 'screen']
const TRADE = [...SIGNED_IN, 'features/trade/trade-screen.tsx', '/ui/src/candle-chart.tsx']

/** Where visits begin; any other screen is asked for by the app. */
const FIRST_SCREENS: Readonly<Record<string, FirstScreen>> = {
  '/pages/login': {
    modules: ['features/session/login-screen.tsx'],
    words: AUTH_WORDS,
    isOpen: true,
  },
  '/pages/user/register': {
    modules: ['features/session/register-screen.tsx'],
    words: AUTH_WORDS,
    isOpen: true,
  },
  '/': { modules: [...SIGNED_IN, 'features/home/home-screen.tsx'], words: ALL_WORDS },
  '/pages/home/market': {
    modules: [...SIGNED_IN, 'features/market/market-screen.tsx'],
    words: ALL_WORDS,
  },
  '/pages/home/msgs': {
    modules: [...SIGNED_IN, 'features/messages/messages-screen.tsx'],
    words: ALL_WORDS,
  },
  '/pages/home/order': {
    modules: [...SIGNED_IN, 'features/orders/orders-screen.tsx'],
    words: ALL_WORDS,
  },
  '/pages/home/assets': {
    modules: [...SIGNED_IN, 'features/account/assets-screen.tsx'],
    words: ALL_WORDS,
  },
  '/pages/trade option': {
    modules: [...TRADE, 'features/options/option-panel.tsx'],
    words: TRADE_WORDS,
  },
  '/pages/trade contract': {
    modules: [...TRADE, 'features/contracts/contract-panel.tsx'],
    words: TRADE_WORDS,
  },
}

const WORDS_MODULE = /\/words\/src\/(\w+)\/(\w+)-words\.ts$/
const APP_SCRIPT = '<script type="module"'
const SCRIPT = join(import.meta.dirname, 'first-files.js')

/** For the build alone. */
export const firstFiles = {
  name: 'first-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const table = JSON.stringify(tableOf(chunks))
    const script = readFileSync(SCRIPT, 'utf8').replace('FIRST_FILES', () => table)
    const source = minifySync('first-files.js', script, { compress: { target: 'es2015' } }).code
    this.emitFile({ type: 'asset', name: 'first-files.js', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const script = Object.keys(bundle ?? {}).find((name) => /\/first-files-[^/]*\.js$/.test(name))
      if (script === undefined) throw new Error('first-files.js is not in the build')
      // Behind the script that sets the language, before the app; what is painted goes first.
      return html
        .replace(APP_SCRIPT, `<script src="./${script}"></script>\n    $&`)
        .replaceAll(APP_SCRIPT, `${APP_SCRIPT} fetchpriority="low"`)
    },
  },
} satisfies Plugin

/** Throws where a module or a part of the words is in no file: it has been moved. */
export function tableOf(
  chunks: readonly BuiltChunk[],
  firstScreens: Readonly<Record<string, FirstScreen>> = FIRST_SCREENS,
): FirstFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files: string[] = []
  const placeOf = (name: string) => {
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  const namedByPage = loadedWith(
    chunks.filter((chunk) => chunk.isEntry),
    byName,
  )
  const screens = Object.entries(firstScreens).map(([path, { modules, ...screen }]) => {
    const own = loadedWith(
      modules.map((end) => holderOf(end, chunks)),
      byName,
    )
    const places = [...own].filter((name) => !namedByPage.has(name)).map(placeOf)
    return [path, { files: places, ...screen }] as const
  })
  const words = wordsOf(chunks, placeOf)
  for (const part of new Set(Object.values(firstScreens).flatMap((screen) => screen.words))) {
    const lacking = Object.keys(words).find((language) => words[language]?.[part] === undefined)
    if (lacking !== undefined) throw new Error(`no file of the build holds the ${part} words`)
  }
  return { files, screens: Object.fromEntries(screens), words }
}

function wordsOf(chunks: readonly BuiltChunk[], placeOf: (name: string) => number) {
  const words: Record<string, Record<string, number>> = {}
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const [, language, part] = WORDS_MODULE.exec(id) ?? []
      if (language === undefined || part === undefined || !ALL_WORDS.includes(part)) continue
      words[language] = { ...words[language], [part]: placeOf(fileName) }
    }
  }
  return words
}

function holderOf(end: string, chunks: readonly BuiltChunk[]): BuiltChunk {
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
  if (holder === undefined) throw new Error(`no file of the build holds ${end}`)
  return holder
}

/** Names of these files and of all that is loaded before them. */
function loadedWith(
  chunks: readonly BuiltChunk[],
  byName: ReadonlyMap<string, BuiltChunk>,
): ReadonlySet<string> {
  const names = new Set<string>()
  const waiting = [...chunks]
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (names.has(chunk.fileName)) continue
    names.add(chunk.fileName)
    waiting.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []))
  }
  return names
}
