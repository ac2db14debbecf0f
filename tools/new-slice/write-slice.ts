// Writes a new slice into a tree and ties it into the contract and the API.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sliceFiles } from './slice-files.ts'
import type { SliceName } from './slice-name.ts'

/** Migrations are numbered in steps, so that one can still come between. */
const MIGRATION_STEP = 10

/** A line that is put before or behind a line that is there. */
type Tie = {
  readonly path: string
  readonly where: 'before' | 'behind'
  /** The last line that matches. */
  readonly anchor: RegExp
  readonly text: string
}

/** Paths of all files that were written or changed. Throws, before writing, where it cannot. */
export function writeSlice(folder: string, name: SliceName): string[] {
  const files = sliceFiles(name, nextMigration(folder, name))
  const taken = Object.keys(files).find((path) => existsSync(join(folder, path)))
  if (taken !== undefined) throw new Error(`${taken} exists already`)
  const tied = tie(folder, tiesOf(name))
  for (const [path, text] of Object.entries({ ...files, ...tied })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return [...Object.keys(files), ...Object.keys(tied)]
}

function tiesOf({ camel, kebab, flat }: SliceName): Tie[] {
  const contract = 'packages/wire/src/api-contract.ts'
  const slices = 'apps/server/src/roles/slices.ts'
  return [
    {
      path: 'packages/wire/src/routes.ts',
      where: 'before',
      anchor: /^} as const satisfies Record<string, Route>/,
      text: `\n  ${camel}: get('/api/${flat}'),`,
    },
    {
      path: contract,
      where: 'behind',
      anchor: /^import .* from '\.\/calls\//,
      text: `import { ${camel}Calls } from './calls/${kebab}.ts'`,
    },
    {
      path: contract,
      where: 'before',
      anchor: /^} satisfies Record<CallName, Call>/,
      text: `  ...${camel}Calls,`,
    },
    {
      path: slices,
      where: 'behind',
      anchor: /^import .* from '\.\.\/features\/.*\/routes\.ts'/,
      text: `import { ${camel}Routes } from '../features/${kebab}/routes.ts'`,
    },
    {
      path: slices,
      where: 'behind',
      anchor: /^ +handlers: \{$/,
      text: `      ...${camel}Routes(database),`,
    },
  ]
}

function tie(folder: string, ties: readonly Tie[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { path, where, anchor, text } of ties) {
    const lines = (texts[path] ?? readFileSync(join(folder, path), 'utf8')).split('\n')
    const place = lines.findLastIndex((line) => anchor.test(line))
    if (place < 0)
      throw new Error(`${path} has changed: no line like ${anchor} to put "${text}" by`)
    lines.splice(where === 'before' ? place : place + 1, 0, text)
    texts[path] = lines.join('\n')
  }
  return texts
}

function nextMigration(folder: string, { snake }: SliceName): string {
  const numbers = readdirSync(join(folder, 'apps/server/migrations'))
    .map((file) => Number(file.split('_')[0]))
    .filter(Number.isInteger)
  const last = Math.max(0, ...numbers)
  const next = Math.floor(last / MIGRATION_STEP) * MIGRATION_STEP + MIGRATION_STEP
  return `${String(next).padStart(4, '0')}_${snake}.sql`
}
