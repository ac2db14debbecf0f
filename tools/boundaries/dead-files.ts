// Files that nothing leads to: no start of a program, and for the testkit no test either.
import type { ICruiseResult } from 'dependency-cruiser'

type Module = ICruiseResult['modules'][number]

/** Where programs start. A worker is started by its address, which no import shows. */
const STARTS = [
  /^apps\/server\/src\/main\.ts$/,
  /^apps\/(web|office|verify)\/src\/main\.tsx$/,
  /^apps\/verify\/command\/fairtick-verify\.ts$/,
  /^(apps|packages|tests)\/.*-worker\.ts$/,
  /^tools\/([a-z0-9-]+|[a-z0-9-]+\/main)\.ts$/,
  /\.config\.ts$/,
  // react-admin imports these, by the names in the manifest beside them.
  /^apps\/office\/icons\/src\/[a-z0-9-]+\.ts$/,
  // These start each other as processes.
  /^bench\//,
]
/** A fixture of tools is a program of its own, which a test starts. */
const TEST_STARTS = /\.(test|e2e)\.tsx?$|^tools\/.*-fixture\.ts$/
/** What only tests may lead to: whole rooms, and files beside the code that say so by name. */
const FOR_TESTS =
  /^(packages\/testkit|apps\/server\/test|e2e|tests|tools)\/|-fixture\.tsx?$|\/test-[a-z-]+\.tsx?$/
const OUTSIDE = /\.d\.ts$/

/** Paths of `existing` that no start leads to, in their order. */
export function deadFiles(existing: readonly string[], modules: readonly Module[]): string[] {
  const shipped = reachedFrom(
    existing.filter((path) => STARTS.some((start) => start.test(path))),
    modules,
  )
  const tested = reachedFrom(
    existing.filter((path) => TEST_STARTS.test(path)),
    modules,
  )
  return existing.filter((path) => {
    if (TEST_STARTS.test(path) || OUTSIDE.test(path) || shipped.has(path)) return false
    return !(FOR_TESTS.test(path) && tested.has(path))
  })
}

function reachedFrom(starts: readonly string[], modules: readonly Module[]): Set<string> {
  const imports = new Map(
    modules.map((module) => [module.source, module.dependencies.map((to) => to.resolved)]),
  )
  const reached = new Set(starts)
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const next of imports.get(path) ?? []) {
      if (!reached.has(next)) waiting.push(next)
      reached.add(next)
    }
  }
  return reached
}
