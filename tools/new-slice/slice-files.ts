// The files of a new slice, cut from the slices that stand: one list call over a table of its own.
import type { SliceName } from './slice-name.ts'

/** Path → text; `migration` is the file name of its table. */
export function sliceFiles(name: SliceName, migration: string): Record<string, string> {
  const folder = `apps/server/src/features/${name.kebab}`
  return {
    [`apps/server/migrations/${migration}`]: table(name),
    [`packages/wire/src/calls/${name.kebab}.ts`]: wireCalls(name),
    [`${folder}/CARD.md`]: card(name),
    [`${folder}/routes.ts`]: routes(name),
    [`${folder}/list-${name.kebab}.ts`]: useCase(name),
    [`${folder}/list-${name.kebab}.test.ts`]: test(name),
    [`${folder}/store.ts`]: store(name),
  }
}

const table = ({ words, snake }: SliceName) => `-- The ${words} of the customers.

CREATE TABLE ${snake} (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL,
  created_time bigint NOT NULL
);

CREATE INDEX ${snake}_of_user ON ${snake} (user_id, number);

GRANT SELECT, INSERT ON ${snake} TO fairtick_app;
`

const wireCalls = ({ words, camel }: SliceName) => `// Calls of ${words}.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const ${camel}Calls = {
  ${camel}: defineCall(ROUTES.${camel}, {
    access: 'session',
    summary: 'The ${words} of the user, newest first.',
    query: z.strictObject(field.paging),
    result: field.pageOf(z.object({ id: z.string(), time: z.int() })),
  }),
}
`

const card = ({ kebab, words, camel, snake }: SliceName) => `# ${kebab}
- **Lives here**: the ${words} of a user.
- **Comes in**: \`${camel}\`.
- **Goes out**: wire answers.
- **May touch**: its own table \`${snake}\`.
- **Never**: tables of the engine or of another slice.
- **Start reading at**: \`routes.ts\`, then \`list-${kebab}.ts\`.
`

const routes = ({ words, camel, pascal, kebab }: SliceName) => `// Wire calls of ${words}.

import type { Handlers } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { list${pascal} } from './list-${kebab}.ts'

export function ${camel}Routes(database: Queryable): Handlers<'${camel}'> {
  return {
    ${camel}: ({ query }, { caller }) => list${pascal}(database, caller.userId, query),
  }
}
`

const useCase = ({
  words,
  camel,
  pascal,
}: SliceName) => `// The ${words} of a user, a page at a time.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { load${pascal}Page } from './store.ts'

export async function list${pascal}(
  database: Queryable,
  userId: string,
  query: CallArguments<'${camel}'>['query'],
): Promise<CallResult<'${camel}'>> {
  const paging = pagingOf(query)
  const page = await load${pascal}Page(database, userId, paging)
  const data = page.rows.map(({ id, timeMs }) => ({ id, time: timeMs }))
  return answerPage(paging, page, data)
}
`

const store = ({ pascal, snake }: SliceName) => `// All SQL of \`${snake}\`.

import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'

export type ${pascal}Row = { readonly id: string; readonly timeMs: number }

type Stored${pascal} = { readonly id: string; readonly created_time: bigint }

/** One page, newest first, and how many there are. */
export function load${pascal}Page(
  database: Queryable,
  userId: string,
  paging: Paging,
): Promise<CountedPage<${pascal}Row>> {
  return loadPage(
    database,
    {
      ...{ columns: 'id, created_time', from: 'FROM ${snake} WHERE user_id = $1' },
      ...{ parameters: [userId], order: { by: 'number' }, read: readRow },
    },
    paging,
  )
}

function readRow({ id, created_time }: Stored${pascal}): ${pascal}Row {
  return { id, timeMs: Number(created_time) }
}
`

const test = ({
  kebab,
  words,
  pascal,
  snake,
}: SliceName) => `// Who lists ${words} sees their own, newest first.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { list${pascal} } from './list-${kebab}.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const [id, userId] of [
    ['first', 'anna'],
    ['second', 'anna'],
    ['other', 'ben'],
  ]) {
    const sql = 'INSERT INTO ${snake} (id, user_id, created_time) VALUES ($1, $2, 1000)'
    await database.query(sql, [id, userId])
  }
})
afterAll(() => database.close())

describe('the ${words} of a user', () => {
  it('are their own, newest first', async () => {
    const { data, total } = await list${pascal}(database, 'anna', {})
    expect(data.map(({ id }) => id)).toEqual(['second', 'first'])
    expect(total).toBe(2)
  })

  it('come a page at a time', async () => {
    const { data, total } = await list${pascal}(database, 'anna', { page: 2, size: 1 })
    expect(data).toEqual([{ id: 'first', time: 1000 }])
    expect(total).toBe(2)
    const { next } = await list${pascal}(database, 'anna', { size: 1 })
    const behind = await list${pascal}(database, 'anna', { size: 1, after: next ?? '' })
    expect([behind.data, behind.next]).toEqual([data, null])
  })
})
`
