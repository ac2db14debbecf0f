// Which chunk a module of the build belongs to: few files, and at the door only what it needs.

/** What of the bundler is used. */
export type ModuleGraph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
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
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
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
const DOOR = '/src/main.tsx'
const LOGIN = '/session/login-screen.tsx'
/** Trading has the chart and weighs most: what only other screens share is kept apart from it. */
const HEAVIEST = [
  '/trade/trade-screen.tsx',
  '/options/option-desk.tsx',
  '/app/live-session.tsx',
  '/app/read-cache.tsx',
]
/** Trading contracts needs live figures as many screens do, but not all else that these share. */
const CONTRACTS = '/contracts/contract-desk.tsx'
const SCREENS = /\/features\/[a-z]+\/[a-z-]+-screen\.tsx$/
/** A module of so many screens is loaded with the first of them, in one file. */
const SHARED_BY = 2

/** What everything needs comes first, so that no rarer file takes it along. */
const NAMES = ['door', 'login', 'shared', 'figures', 'lists'] as const

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
  const door = closureOf(
    ids.filter((id) => id.endsWith(DOOR)),
    graph,
  )
  const login = closureOf(
    ids.filter((id) => id.endsWith(LOGIN)),
    graph,
  )
  const screens = new Map<string, number>()
  for (const screen of ids.filter((id) => SCREENS.test(id))) {
    for (const id of closureOf([screen], graph)) screens.set(id, (screens.get(id) ?? 0) + 1)
  }
  const heaviest = closureOf(
    ids.filter((id) => HEAVIEST.some((end) => id.endsWith(end))),
    graph,
  )
  const contracts = closureOf(
    ids.filter((id) => id.endsWith(CONTRACTS)),
    graph,
  )
  return (id) => {
    if (door.has(id)) return 'door'
    // Who trades does without the form of the login.
    if (login.has(id)) return heaviest.has(id) || contracts.has(id) ? 'door' : 'login'
    if ((screens.get(id) ?? 0) < SHARED_BY) return null
    if (heaviest.has(id)) return 'shared'
    return contracts.has(id) ? 'figures' : 'lists'
  }
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
