// Brings a database to the newest schema: numbered SQL files, each applied once, in a transaction.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../migrations')

/** One row of the table `migration`. */
export type AppliedMigration = { readonly name: string; readonly hash: string }

export type Migration = AppliedMigration & { readonly sql: string }

/** The owner's connection: runs scripts of several statements. */
export type Migrator = {
  readonly exec: (sql: string) => Promise<unknown>
  readonly rows: (sql: string) => Promise<readonly AppliedMigration[]>
}

export const APPLIED_MIGRATIONS = 'SELECT name, hash FROM migration'

/** Applies what is missing; faults when an applied file was changed since. Returns new names. */
export async function migrate(migrator: Migrator): Promise<readonly string[]> {
  await migrator.exec(
    'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, hash text NOT NULL)',
  )
  const missing = missingMigrations(await migrator.rows(APPLIED_MIGRATIONS))
  for (const { name, sql, hash } of missing) {
    await migrator.exec(
      `BEGIN;\n${sql}\n;INSERT INTO migration VALUES ('${name}', '${hash}');\nCOMMIT;`,
    )
  }
  return missing.map(({ name }) => name)
}

/** What is still to be applied, in its order; faults when an applied file was changed since. */
export function missingMigrations(applied: readonly AppliedMigration[]): readonly Migration[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  return listMigrations().filter(({ name, hash }) => {
    const before = hashes.get(name)
    if (before !== undefined && before !== hash) {
      throw new Error(`migration ${name} was changed after it was applied`)
    }
    return before === undefined
  })
}

/** All of them in their order, each with the SHA-256 of its script. */
export function listMigrations(): readonly Migration[] {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(FOLDER, name), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}
