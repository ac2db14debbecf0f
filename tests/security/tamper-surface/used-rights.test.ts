// Least right: each right of the run-time role is one that a statement of the server uses. A right
// that nobody uses is one that only a thief would.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUP_TABLES } from '@fairtick/server/engine/commit/group-columns'
import { expect, it } from 'vitest'
import { findStatements } from '../../../tools/sql-coverage/find-statements.ts'
import { RIGHTS, RIGHTS_BY_COLUMN } from './allowed-rights.ts'

const ROOT_FOLDER = join(import.meta.dirname, '../../..')
const MIGRATIONS = join(ROOT_FOLDER, 'apps/server/migrations')

type Right = { readonly table: string; readonly kind: string; readonly column?: string }

/** Functions of the schema run with the rights of who calls them. */
function functionBodies(): readonly string[] {
  const scripts = readdirSync(MIGRATIONS).map((name) =>
    readFileSync(join(MIGRATIONS, name), 'utf8'),
  )
  return scripts.flatMap((sql) =>
    [...sql.matchAll(/CREATE FUNCTION .*? AS \$\$(.*?)\$\$/gs)].map(([, body = '']) =>
      body.replaceAll(/\s+/g, ' '),
    ),
  )
}

/** Names that are put in at run time, by file and by what stands before them. */
const GAPS = [
  {
    path: 'apps/server/src/features/second-factor/passkeys/passkey-store.ts',
    gap: /(FROM|INTO|UPDATE) …/g,
    names: ['passkey', 'staff_passkey'],
  },
  ...(
    [
      ['contract_order', 'changed_orders'],
      ['withdrawal', 'changed_withdrawals'],
    ] as const
  ).map(([table, rows]) => ({
    path: 'apps/server/src/engine/commit/group-statement.ts',
    gap: new RegExp(`(UPDATE ${table} \\w SET) …`, 'g'),
    names: [Object.keys(GROUP_TABLES[rows]).join(', ')],
  })),
] as const

function filled(path: string, text: string): readonly string[] {
  const gap = GAPS.find((candidate) => candidate.path === path && text.match(candidate.gap))
  return gap === undefined
    ? [text]
    : gap.names.map((name) => text.replaceAll(gap.gap, `$1 ${name}`))
}

/** Asked by what opens the database, whose statements are not among the others. */
const AT_THE_START = ['SELECT name, hash FROM migration']

const STATEMENTS = [
  ...findStatements(ROOT_FOLDER).flatMap(({ path, text }) => filled(path, text)),
  ...functionBodies(),
  ...AT_THE_START,
]

const linesOf = (list: string): readonly string[] => list.trim().split('\n')

const RIGHTS_OF_TABLES = linesOf(RIGHTS).flatMap((line): readonly Right[] => {
  const [table = '', ...kinds] = line.trim().replace(':', '').split(' ')
  return kinds.map((kind) => ({ table, kind }))
})
const RIGHTS_OF_COLUMNS = linesOf(RIGHTS_BY_COLUMN).flatMap((line): readonly Right[] => {
  const [table = '', kind = '', ...columns] = line.trim().replace(':', '').split(' ')
  return columns.map((column) => ({ table, kind, column }))
})

function isUsedBy({ table, kind, column }: Right, sql: string): boolean {
  const has = (pattern: string) => new RegExp(pattern).test(sql)
  const writes = has(`INSERT INTO ${table}\\b`)
  if (column !== undefined) {
    const updates = has(`UPDATE ${table}\\b`) || (writes && has('DO UPDATE'))
    return updates && has(`\\bSET\\b.*[ (,]${column}\\b`)
  }
  if (kind === 'INSERT') return writes
  if (kind === 'DELETE') return has(`DELETE FROM ${table}\\b`)
  if (kind === 'UPDATE') {
    return (
      has(`UPDATE ${table}\\b`) ||
      (writes && has('DO UPDATE')) ||
      (has(`FROM ${table}\\b`) && has('FOR (NO KEY )?UPDATE'))
    )
  }
  return has(`(FROM|JOIN|USING|UPDATE) ${table}\\b`) || (writes && has('RETURNING|ON CONFLICT'))
}

it.each([
  ['a table', RIGHTS_OF_TABLES],
  ['a column', RIGHTS_OF_COLUMNS],
])('each right to %s is used by a statement of the server', (_, rights) => {
  expect(rights.length).toBeGreaterThan(80)
  const unused = rights.filter((right) => !STATEMENTS.some((sql) => isUsedBy(right, sql)))
  expect(
    unused.map(({ table, kind, column = '' }) => `${table}: ${kind} ${column}`.trim()),
  ).toEqual([])
})
