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
}

/** Packages that change seldom: a browser keeps them over many versions of ours. */
export const PACKAGE_GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
    priority: 1,
  },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 1 },
  { name: 'chart', test: /node_modules\/klinecharts\//, priority: 1 },
]

/** A screen that nearly everyone meets first. */
const DOOR = ['/src/main.tsx', '/session/login-screen.tsx']
const SCREENS = /\/features\/[a-z]+\/[a-z-]+-screen\.tsx$/
/** A module of so many screens is loaded with the first of them, in one file. */
const SHARED_BY = 3

/** A group of the bundler that puts every module where it belongs. */
export function chunkGroup(): ChunkGroup {
  const ids: string[] = []
  let nameOf: ((id: string) => string | null) | undefined
  return {
    test: (id) => {
      ids.push(id)
      return true
    },
    name: (id, graph) => {
      nameOf ??= chunkNames(ids, graph)
      return nameOf(id)
    },
  }
}

function chunkNames(ids: readonly string[], graph: ModuleGraph): (id: string) => string | null {
  const door = closureOf(
    ids.filter((id) => DOOR.some((end) => id.endsWith(end))),
    graph,
  )
  const screens = new Map<string, number>()
  for (const screen of ids.filter((id) => SCREENS.test(id))) {
    for (const id of closureOf([screen], graph)) screens.set(id, (screens.get(id) ?? 0) + 1)
  }
  return (id) => {
    if (door.has(id)) return 'door'
    return (screens.get(id) ?? 0) >= SHARED_BY ? 'shared' : null
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
