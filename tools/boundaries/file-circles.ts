// Files that import each other in a circle, however long; an import of a type alone counts too.
import type { ICruiseResult } from 'dependency-cruiser'

type Module = ICruiseResult['modules'][number]

/** The strongly connected parts of the imports (Tarjan): of each its files, in their order. */
export function fileCircles(modules: readonly Module[]): readonly (readonly string[])[] {
  const imports = new Map(
    modules.map((module) => [module.source, module.dependencies.map((to) => to.resolved)]),
  )
  const places = new Map<string, number>()
  const closed = new Set<string>()
  const open: string[] = []
  const circles: string[][] = []

  /** Gives the place of the first open file that this one leads to. */
  function visit(file: string): number {
    const place = places.size
    places.set(file, place)
    open.push(file)
    let first = place
    for (const next of imports.get(file) ?? []) {
      if (closed.has(next)) continue
      first = Math.min(first, places.get(next) ?? visit(next))
    }
    if (first === place) close(file)
    return first
  }

  function close(file: string): void {
    const files = open.splice(open.indexOf(file))
    for (const one of files) closed.add(one)
    if (files.length > 1) circles.push(files.toSorted())
  }

  for (const file of imports.keys()) {
    if (!places.has(file)) visit(file)
  }
  return circles
}
