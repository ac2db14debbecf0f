// Builds the web and the back office, unless exactly these sources were built before.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { precompress } from './precompress.ts'
import { createProgress } from './progress.ts'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { runNode } from './run-command.ts'

const APPS = ['web', 'office', 'verify'] as const
type App = (typeof APPS)[number]

/** What is built of each: a page, and of the page that checks trades the command as well. */
const CONFIGS: Readonly<Record<App, readonly (readonly string[])[]>> = {
  web: [[]],
  office: [[]],
  verify: [[], ['--config=apps/verify/vite.command.config.ts']],
}

/** Besides its own, everything that ends up in a bundle, and what decides how. */
const SHARED_SOURCES = [
  ...['core', 'wire', 'words', 'proof', 'verifier', 'ui'].map((name) => `packages/${name}/src`),
  'packages/ui/build',
]
const LOCK_FILE = 'package-lock.json'
const LONGEST_BUILD_MS = 5 * 60_000

/** True when both `dist` folders are up to date at the end; else the reason has been printed. */
export async function buildWeb(): Promise<boolean> {
  const progress = createProgress({ what: 'apps built', total: APPS.length })
  try {
    for (const [place, app] of APPS.entries()) {
      if (!(await buildApp(app, progress.makeRoom))) return false
      progress.done(place + 1)
    }
    return true
  } finally {
    progress.end()
  }
}

async function buildApp(app: App, makeRoom: () => void): Promise<boolean> {
  const hash = hashOfSources(app)
  const builtPage = join(ROOT_FOLDER, `apps/${app}/dist/index.html`)
  const memory = join(ROOT_FOLDER, `node_modules/.cache/${app}-build.sha256`)
  if (existsSync(builtPage) && rememberedHash(memory) === hash) return true
  console.log(`building the ${app} …`)
  let tookMs = 0
  for (const config of CONFIGS[app]) {
    const built = await runNode(
      ['node_modules/vite/bin/vite.js', 'build', `apps/${app}`, '--logLevel=warn', ...config],
      { show: 'kept', longestMs: LONGEST_BUILD_MS },
    )
    makeRoom()
    tookMs += built.tookMs
    if (built.exitCode === 0) continue
    console.error(`${built.output.trim()}\nthe ${app} could not be built`)
    return false
  }
  precompress(dirname(builtPage))
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, hash)
  console.log(`built the ${app} in ${(tookMs / 1000).toFixed(1)} s`)
  return true
}

/** Of names and contents, without tests: they are not in the bundle. */
function hashOfSources(app: App): string {
  const hash = createHash('sha256')
  const folders = [`apps/${app}`, ...SHARED_SOURCES]
  const files = folders.flatMap((folder) => projectFiles(ROOT_FOLDER, folder))
  for (const path of [...files.filter((file) => !/\.test\.tsx?$/.test(file)), LOCK_FILE]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT_FOLDER, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function rememberedHash(memory: string): string | undefined {
  return existsSync(memory) ? readFileSync(memory, 'utf8') : undefined
}
