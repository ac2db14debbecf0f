// The peer of reads in a process of its own: Fastify with a route that sends one prebuilt buffer,
// and one that asks the database for one row by a prepared statement.

import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'
import pg from 'pg'
import { answerTasks } from '../child-task.ts'
import type { BareRoutesReport, BareRoutesTask } from './reader-messages.ts'

const ROWS = 1_000
const MAKE_ROWS = `CREATE TABLE bare_row AS
  SELECT id, 'person ' || id AS name, id * 1000 AS cash FROM generate_series(1, ${ROWS}) id;
  ALTER TABLE bare_row ADD PRIMARY KEY (id)`
const ONE_ROW = 'SELECT id, name, cash FROM bare_row WHERE id = $1'

answerTasks(serve)

async function serve({ databaseUrl }: BareRoutesTask): Promise<BareRoutesReport> {
  const readRow =
    databaseUrl === undefined ? await rowsOfPglite() : await rowsOfPostgres(databaseUrl)
  const app = fastify()
  const buffers = new Map<string, Buffer>()
  app.get<{ Querystring: { bytes: string } }>('/buffer', (request, reply) => {
    const { bytes } = request.query
    const buffer = buffers.get(bytes) ?? Buffer.alloc(Number(bytes), 'x')
    buffers.set(bytes, buffer)
    return reply.type('application/json').send(buffer)
  })
  let asked = 0
  app.get('/row', async () => ({ status: 200, result: await readRow((asked++ % ROWS) + 1) }))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: Number(new URL(address).port) }
}

async function rowsOfPostgres(url: string): Promise<(id: number) => Promise<unknown>> {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  await pool.query(MAKE_ROWS)
  return async (id) => (await pool.query({ name: 'one row', text: ONE_ROW, values: [id] })).rows[0]
}

async function rowsOfPglite(): Promise<(id: number) => Promise<unknown>> {
  const database = await PGlite.create()
  await database.exec(MAKE_ROWS)
  return async (id) => (await database.query(ONE_ROW, [id])).rows[0]
}
