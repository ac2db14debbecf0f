// Leaves out of the chart what nobody here can choose: its package puts every indicator and
// drawing on lists that keep them all in the bundle.

const PACKAGE = /\/klinecharts\/dist\/index\.esm\.js/

/** Names of variables in the package. The drawings that we have are of our own. */
const KEPT = {
  indicators: [
    'bollingerBands',
    'exponentialMovingAverage',
    'movingAverage',
    'movingAverageConvergenceDivergence',
    'relativeStrengthIndex',
    'stoch',
    'stopAndReverse',
    'volume',
  ],
  overlays: [],
  figures: ['circle', 'line', 'rect', 'text'],
} as const

type ListName = keyof typeof KEPT

/** For the build alone. */
export const leanChart = {
  name: 'lean-chart',
  apply: 'build' as const,
  transform: (code: string, id: string) => (PACKAGE.test(id) ? withShortLists(code) : null),
}

/** Fails where a new version of the package names things otherwise. */
export function withShortLists(code: string): string {
  return (Object.keys(KEPT) as ListName[]).reduce(withShortList, code)
}

function withShortList(code: string, list: ListName): string {
  const found = listOf(list).exec(code)?.groups
  if (found === undefined) throw new Error(`the chart has no list of ${list}`)
  const { start = '', items = '' } = found
  const names = items.split(',').map((item) => item.trim())
  const missing = KEPT[list].find((name) => !names.includes(name))
  if (missing !== undefined) throw new Error(`the chart has no ${missing} among its ${list}`)
  return code.replace(`${start}[${items}]`, `${start}[${KEPT[list].join(', ')}]`)
}

/** `var indicators = {}; var extensions = [a, b]`. */
function listOf(list: ListName): RegExp {
  return new RegExp(`(?<start>var ${list} = \\{\\};\\s*var [\\w$]+ = )\\[(?<items>[^\\]]*)\\]`)
}
