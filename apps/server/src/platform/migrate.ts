// Brings a database to the newest schema: numbered SQL files, each applied once, in a transaction.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../migrations')

/** The owner's connection: runs scripts of several statements. */
export type Migrator = {
  readonly exec: (sql: string) => Promise<unknown>
  readonly rows: (sql: string) => Promise<readonly { name: string; hash: string }[]>
}

/** Applies what is missing; faults when an applied file was changed since. Returns new names. */
export async function migrate(migrator: Migrator): Promise<readonly string[]> {
  await migrator.exec(
    'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, hash text NOT NULL)',
  )
  const applied = new Map(
    (await migrator.rows('SELECT name, hash FROM migration')).map(({ name, hash }) => [name, hash]),
  )
  const added: string[] = []
  for (const { name, sql, hash } of listMigrations()) {
    const before = applied.get(name)
    if (before === hash) continue
    if (before !== undefined) throw new Error(`migration ${name} was changed after it was applied`)
    await migrator.exec(
      `BEGIN;\n${sql}\n;INSERT INTO migration VALUES ('${name}', '${hash}');\nCOMMIT;`,
    )
    added.push(name)
  }
  return added
}

/** All of them in their order, each with the SHA-256 of its script. */
export function listMigrations(): readonly {
  readonly name: string
  readonly sql: string
  readonly hash: string
}[] {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(FOLDER, name), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}
