// Which chunk a module of the build belongs to: few files, and at the entry only what it needs.

/** What of the bundler is used. */
export type ModuleGraph = {
  readonly getModuleInfo: (id: string) => ModuleInfo | null
}

export type ModuleInfo = {
  readonly importedIds: readonly string[]
  /** Modules that load it when they need it: it begins a file of its own. */
  readonly dynamicImporters: readonly string[]
}

export type ChunkGroup = {
  /** Asked about every module before `name` is asked about the first. */
  readonly test: (id: string) => true
  /** null leaves the module to the bundler. */
  readonly name: (id: string, graph: ModuleGraph) => string | null
  /** A module takes what it imports along, unless a group of higher priority has it. */
  readonly priority: number
}

/** Above every one of `NAMES`. */
const PACKAGE_PRIORITY = 6

/** Packages that change seldom: a browser keeps them over many versions of ours. */
export const PACKAGE_GROUPS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: PACKAGE_PRIORITY,
  },
  {
    name: 'query',
    test: /node_modules\/@tanstack\/(react-query|query-core)\//,
    priority: PACKAGE_PRIORITY,
  },
  { name: 'chart', test: /node_modules\/klinecharts\//, priority: PACKAGE_PRIORITY },
]

/** What every visit needs, and the screen that nearly everyone meets first. */
const ENTRY = '/src/main.tsx'
const LOGIN = '/session/login-screen.tsx'
/** Trading has the chart and weighs most: what only other screens share is kept apart from it. */
const HEAVIEST = [
  ...['/trade/trade-screen.tsx', '/app/live-session.tsx', '/app/read-cache.tsx'],
  '/options/option-panel.tsx',
]
/** Trading contracts needs live figures as many screens do, but not all else that these share. */
const CONTRACTS = '/contracts/contract-panel.tsx'
const SCREENS = /\/features\/[a-z]+\/[a-z-]+-screen\.tsx$/
/** A module of so many screens is loaded with the first of them, in one file. */
const SHARED_BY = 2

/** What everything needs comes first, so that no rarer file takes it along. */
const NAMES = ['entry', 'login', 'shared', 'figures', 'lists'] as const

type Name = (typeof NAMES)[number]

/** Groups of the bundler that put every module where it belongs. */
export function chunkGroups(): readonly ChunkGroup[] {
  const ids = new Set<string>()
  let nameOf: ((id: string) => Name | null) | undefined
  return NAMES.map((own, place) => ({
    priority: NAMES.length - place,
    test: (id) => {
      ids.add(id)
      return true
    },
    name: (id, graph) => {
      nameOf ??= chunkNames([...ids], graph)
      return nameOf(id) === own ? own : null
    },
  }))
}

function chunkNames(ids: readonly string[], graph: ModuleGraph): (id: string) => Name | null {
  const loadedBy = (...ends: readonly string[]) =>
    closureOf(
      ids.filter((id) => ends.some((end) => id.endsWith(end))),
      graph,
    )
  const [entry, login, contracts] = [loadedBy(ENTRY), loadedBy(LOGIN), loadedBy(CONTRACTS)]
  const heaviest = loadedBy(...HEAVIEST)
  const screens = countUses(
    ids.filter((id) => SCREENS.test(id)),
    graph,
  )
  const parts = countUses(
    ids.filter((id) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0),
    graph,
  )
  return (id) => {
    if (entry.has(id)) return 'entry'
    // Who trades does without the form of the login.
    if (login.has(id)) return heaviest.has(id) || contracts.has(id) ? 'entry' : 'login'
    const isOfParts = (parts.get(id) ?? 0) >= SHARED_BY
    if ((screens.get(id) ?? 0) < SHARED_BY) {
      // Trading loads it in any case: in a file of its own it would only weigh more.
      if (isOfParts && heaviest.has(id)) return 'shared'
      return isOfParts && contracts.has(id) ? 'figures' : null
    }
    if (heaviest.has(id)) return 'shared'
    return contracts.has(id) ? 'figures' : 'lists'
  }
}

/** How many of these modules load each module. */
function countUses(roots: readonly string[], graph: ModuleGraph): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const root of roots) {
    for (const id of closureOf([root], graph)) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  return uses
}

/** Everything that is loaded together with these modules. */
function closureOf(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const closure = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closure.has(id)) continue
    closure.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return closure
}
