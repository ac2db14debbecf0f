// The peer of one order's latency: a bare SQL function that books an order, called by pgbench.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { latencyAt } from '../options/figures.ts'
import { runProgram } from './run-program.ts'

const ACCOUNTS = 64
const MICROS_A_MS = 1_000
/** Of a line of pgbench's log: client, number, microseconds, … */
const MICROS_COLUMN = 2

/** The least that an order can be: balance, order and two postings, nothing checked. */
const TABLES = [
  'CREATE TABLE bare_account (id int PRIMARY KEY, cash bigint NOT NULL)',
  `CREATE TABLE bare_order (id bigserial PRIMARY KEY, account int NOT NULL, lots bigint NOT NULL)`,
  `CREATE TABLE bare_posting (id bigserial PRIMARY KEY, placed bigint NOT NULL,
     account int NOT NULL, amount bigint NOT NULL)`,
  `INSERT INTO bare_account SELECT id, 1000000 FROM generate_series(1, ${ACCOUNTS}) id`,
  `CREATE FUNCTION bare_order(int) RETURNS bigint LANGUAGE sql AS $$
     WITH paid AS (UPDATE bare_account SET cash = cash - 1 WHERE id = $1 RETURNING id),
       placed AS (INSERT INTO bare_order (account, lots) SELECT id, 1 FROM paid RETURNING id),
       posted AS (INSERT INTO bare_posting (placed, account, amount)
         SELECT placed.id, $1, amount FROM placed, (VALUES (1), (-1)) AS leg (amount))
     SELECT id FROM placed $$`,
]
const SCRIPT = `\\set account random(1, ${ACCOUNTS})\nSELECT bare_order(:account);\n`

/** Makes the tables of `measureBareOrder`. */
export async function prepareBareOrder(url: string): Promise<void> {
  const statements = TABLES.flatMap((sql) => ['-c', sql])
  await runProgram('psql', ['-q', '-v', 'ON_ERROR_STOP=1', ...statements, url])
}

/** The median of so many callers, each waiting for its answer before it asks again; in ms. */
export async function measureBareOrder(
  url: string,
  { callers, windowMs }: { readonly callers: number; readonly windowMs: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtick-pgbench-'))
  try {
    await writeFile(join(folder, 'order.sql'), SCRIPT)
    const seconds = String(Math.round(windowMs / 1_000))
    const load = ['-n', '-M', 'prepared', '-c', String(callers), '-j', '2', '-T', seconds]
    const told = ['-f', 'order.sql', '-l', '--log-prefix=calls']
    await runProgram('pgbench', [...load, ...told, url], { cwd: folder })
    const logs = (await readdir(folder)).filter((name) => name.startsWith('calls'))
    const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')))
    const lines = texts.flatMap((text) => text.trimEnd().split('\n'))
    const micros = lines.map((line) => Number(line.split(' ')[MICROS_COLUMN]))
    return latencyAt(micros, 0.5) / MICROS_A_MS
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
