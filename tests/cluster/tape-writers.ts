// Which connection wrote which block of the tape, noted by the database itself.

import { runStatement, withClient } from '@fairtick/server/test/database/postgres-process'

/** From now on; `databaseUrl` is its owner's. */
export async function noteWriters(databaseUrl: string): Promise<void> {
  await runStatement(
    databaseUrl,
    `CREATE TABLE tape_writer (first_position bigint PRIMARY KEY, pid integer NOT NULL);
     CREATE FUNCTION note_tape_writer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
     BEGIN
       INSERT INTO tape_writer VALUES (NEW.first_position, pg_backend_pid());
       RETURN NULL;
     END $$;
     CREATE TRIGGER note_tape_writer AFTER INSERT ON tape_block
       FOR EACH ROW EXECUTE FUNCTION note_tape_writer()`,
  )
}

/** One after another, never one between the blocks of its successor. */
export async function findReturns(databaseUrl: string): Promise<string[]> {
  const sql = 'SELECT first_position, pid FROM tape_writer ORDER BY first_position'
  const { rows } = await withClient(databaseUrl, (client) => client.query(sql))
  const past = new Set<number>()
  let current: number | undefined
  return rows.flatMap(({ first_position, pid }) => {
    if (pid === current) return []
    if (current !== undefined) past.add(current)
    current = pid
    return past.has(pid) ? [`the block ${first_position} is of an engine before`] : []
  })
}

/** How many there were. */
export async function countWriters(databaseUrl: string): Promise<number> {
  const sql = 'SELECT count(DISTINCT pid)::integer AS count FROM tape_writer'
  const { rows } = await withClient(databaseUrl, (client) => client.query(sql))
  return rows[0].count
}
