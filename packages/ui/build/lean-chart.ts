// Leaves out of the chart what nobody here can choose: its package puts every indicator, drawing,
// axis, key and theme on lists that keep them all in the bundle; and it says its private names in
// full some thousand times, which no minifier may shorten without knowing that they are private.

const PACKAGE = /\/klinecharts\/dist\/index\.esm\.js/

type Shortened = {
  readonly list: string
  /** Finds the items of the list, as the group `items`. */
  readonly pattern: RegExp
  /** Names of variables in the package that stay, or properties as they stand there. */
  readonly kept: readonly string[]
}

/** `var indicators = {}; var extensions = [a, b]`. */
const extensionsOf = (list: string) =>
  new RegExp(`var ${list} = \\{\\};\\s*var [\\w$]+ = \\[(?<items>[^\\]]*)\\]`)
/** `var styles = { light: light }`. */
const propertiesOf = (list: string) => new RegExp(`var ${list} = \\{(?<items>[^}]*)\\}`)

const SHORTENED: readonly Shortened[] = [
  {
    list: 'indicators',
    pattern: extensionsOf('indicators'),
    kept: [
      'bollingerBands',
      'exponentialMovingAverage',
      'movingAverage',
      'movingAverageConvergenceDivergence',
      'relativeStrengthIndex',
      'stoch',
      'stopAndReverse',
      'volume',
    ],
  },
  // What is drawn over the candles is of our own.
  { list: 'overlays', pattern: extensionsOf('overlays'), kept: [] },
  { list: 'figures', pattern: extensionsOf('figures'), kept: ['circle', 'line', 'rect', 'text'] },
  { list: 'axes', pattern: propertiesOf('yAxises'), kept: ['normal: YAxisImp.extend(normal$1)'] },
  { list: 'themes', pattern: propertiesOf('styles'), kept: [] },
  { list: 'locales', pattern: propertiesOf('locales'), kept: ["'en-US': enUS"] },
  { list: 'keys', pattern: /var hotkeys = \(_a = \{\},(?<items>[^)]*)_a\)/, kept: [] },
]

/** For the build alone. */
export const leanChart = {
  name: 'lean-chart',
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    PACKAGE.test(id) ? withShortNames(withShortLists(code)) : null,
}

/** Fails where a new version of the package names things otherwise. */
export function withShortLists(code: string): string {
  return SHORTENED.reduce(withShortList, code)
}

function withShortList(code: string, { list, pattern, kept }: Shortened): string {
  const found = pattern.exec(code)
  const items = found?.groups?.items
  if (!found || items === undefined) throw new Error(`the chart has no list of ${list}`)
  const names = items.split(',').map((item) => item.trim())
  const missing = kept.find((name) => !names.includes(name))
  if (missing !== undefined) throw new Error(`the chart has no ${missing} among its ${list}`)
  return code.replace(found[0], () => found[0].replace(items, kept.join(', ')))
}

const PRIVATE_NAME = /\b_[a-zA-Z]+\b/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Each name that begins with one underscore gets a short one of its own, the same everywhere. */
export function withShortNames(code: string): string {
  const names = [...new Set(code.match(PRIVATE_NAME))]
  const short = new Map(names.map((name, at) => [name, shortName(at)]))
  return code.replace(PRIVATE_NAME, (name) => short.get(name) ?? name)
}

/** _a … _Z, _aa …: no other name of the package has this form. */
function shortName(at: number): string {
  const last = LETTERS[at % LETTERS.length]
  return at < LETTERS.length
    ? `_${last}`
    : `_${LETTERS[Math.floor(at / LETTERS.length) - 1]}${last}`
}
