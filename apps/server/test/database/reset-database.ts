// Makes a test database as it was when it was new, in a few milliseconds instead of a new copy.

/** The rows that the schema itself brings. */
export type SeedRows = readonly { readonly table: string; readonly rows: string }[]

/** Statements past which a database is never reset: its schema is another. */
const OTHER_SCHEMA = /\b(ALTER|CREATE|DROP|GRANT|REVOKE|COMMENT|REINDEX)\b/i

export function changesSchema(sql: string): boolean {
  return OTHER_SCHEMA.test(sql)
}

/** To be read while the database is new; `rows` asks it. */
export async function readSeedRows(
  rows: (sql: string) => Promise<readonly object[]>,
): Promise<SeedRows> {
  const tables = await rows(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migration'
     ORDER BY relname`,
  )
  const seeds: { table: string; rows: string }[] = []
  for (const { name: table } of tables as readonly { name: string }[]) {
    const [found] = await rows(['SELECT json_agg(r)::text AS list FROM', table, 'AS r'].join(' '))
    const { list } = found as { list: string | null }
    if (list !== null) seeds.push({ table, rows: list })
  }
  return seeds
}

/** More rows than this are quicker to cut off than to delete. */
const FEW_ROWS = 1_000

/** Of a table without a page no row is asked for: most tests fill a few of them. */
const EMPTY_TABLES = `
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR one IN SELECT oid FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migration'
      AND pg_relation_size(oid) > 0
  LOOP
    EXECUTE format('SELECT count(*) FROM (SELECT FROM %s LIMIT ${FEW_ROWS}) AS r', one) INTO filled;
    IF filled = ${FEW_ROWS} THEN EXECUTE format('TRUNCATE %s CASCADE', one);
    ELSIF filled > 0 THEN EXECUTE format('DELETE FROM %s', one);
    END IF;
  END LOOP;
  PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;`

/** One script: every table is emptied, every sequence begins anew, the seed rows come back. */
export function resetScript(seeds: SeedRows): string {
  const inserts = seeds.map(({ table, rows }) => {
    const list = `'${rows.replaceAll("'", "''")}'`
    return `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${list});`
  })
  const work = [EMPTY_TABLES, ...inserts].join('\n')
  return `DO $reset$ DECLARE one regclass; filled integer; BEGIN ${work} END $reset$`
}
