// Builds apps/web into apps/web/dist, unless exactly these sources were built before.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { precompress } from './precompress.ts'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { runNode } from './run-command.ts'

/** Everything that ends up in the bundle, and what decides how. */
const SOURCES = [
  'apps/web',
  'packages/core/src',
  'packages/wire/src',
  'packages/words/src',
  'packages/ui/src',
]
const LOCK_FILE = 'package-lock.json'
const MEMORY = join(ROOT_FOLDER, 'node_modules/.cache/web-build.sha256')
const BUILT_PAGE = join(ROOT_FOLDER, 'apps/web/dist/index.html')
const LONGEST_BUILD_MS = 5 * 60_000

/** True when apps/web/dist is up to date at the end; else the reason has been printed. */
export async function buildWeb(): Promise<boolean> {
  const hash = hashOfSources()
  if (existsSync(BUILT_PAGE) && rememberedHash() === hash) return true
  console.log('building the web …')
  const { exitCode, output, tookMs } = await runNode(
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel=warn'],
    { show: 'kept', longestMs: LONGEST_BUILD_MS },
  )
  if (exitCode !== 0) {
    console.error(`${output.trim()}\nthe web could not be built`)
    return false
  }
  precompress(dirname(BUILT_PAGE))
  mkdirSync(dirname(MEMORY), { recursive: true })
  writeFileSync(MEMORY, hash)
  console.log(`built the web in ${(tookMs / 1000).toFixed(1)} s`)
  return true
}

/** Of names and contents, without tests: they are not in the bundle. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((folder) => projectFiles(ROOT_FOLDER, folder))
  for (const path of [...files.filter((file) => !/\.test\.tsx?$/.test(file)), LOCK_FILE]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT_FOLDER, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function rememberedHash(): string | undefined {
  return existsSync(MEMORY) ? readFileSync(MEMORY, 'utf8') : undefined
}
