// For tests: identities as customers send them, by the slice itself.

import { openPersonKeys, readIdentityRules } from '@fairtick/server/features/identity/public'
import { identityRoutes } from '@fairtick/server/features/identity/routes'
import type { Database } from '@fairtick/server/platform/database'
import { openKeys } from '@fairtick/server/platform/key-folder'
import { createLog } from '@fairtick/server/platform/log'
import { randomId } from '@fairtick/server/platform/random-id'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type CustomerContext, isDeclined } from '@fairtick/wire/handler'

export type IdentityForm = CallArguments<'submitIdentity'>['body']

export type IdentityStage = ReturnType<typeof openIdentityStage>

type Parts = {
  readonly database: Database
  readonly dataFolder: string
  readonly nowMs: () => number
  readonly mode?: 'practice' | 'live'
}

export const DOCUMENT = {
  ...{ idType: 'passport', country: 'JP', name: 'Hana Sato', idNumber: 'TK 123-4567' },
} as const satisfies IdentityForm

/** Its calls, and documents of which the pictures are rows without a file. */
export function openIdentityStage({ database, dataFolder, nowMs, mode = 'practice' }: Parts) {
  const dependencies = {
    ...{ database, nowMs, log: createLog('silent'), rowSeal: TEST_ROW_SEAL },
    ...{ keys: openPersonKeys(openKeys({ dataFolder })), rules: readIdentityRules(mode) },
  }
  const calls = identityRoutes(dependencies)
  let pictures = 0
  /** Alike are those of one `look`; none is of another person's unless it is said. */
  const picture = async (userId: string, look?: number) => {
    pictures += 1
    const id = randomId()
    await database.query(
      `INSERT INTO file (id, user_id, purpose, content_hash, likeness, bytes, created_time)
       VALUES ($1, $2, 'kyc', $1, $3, 1, $4)`,
      [id, userId, likenessOf(look ?? 1_000 + pictures), nowMs()],
    )
    return id
  }
  const submit = (userId: string, body: IdentityForm, context = as(userId)) =>
    calls.submitIdentity({ query: {}, body }, context)
  return {
    ...{ dependencies, calls, picture, submit },
    read: (userId: string) => calls.identity({ query: {}, body: {} }, as(userId)),
    appeal: (userId: string, text = 'It is me.') =>
      calls.appealIdentity({ query: {}, body: { text } }, as(userId)),
    /** All of a document; answers the id of its case. Fails the test when it is declined. */
    send: async (userId: string, form: IdentityForm = {}) => {
      const [front, back] = [await picture(userId), await picture(userId)]
      const answer = await submit(userId, { ...DOCUMENT, front, back, ...form })
      if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
      return await newestCase(database, userId)
    },
  }
}

/** Two of different numbers differ in about half of their bits. */
function likenessOf(look: number): string {
  const words = Array.from({ length: 8 }, (_, place) =>
    (Math.imul(look + 1, 2_654_435_761 + place * 40_503) >>> 0).toString(16).padStart(8, '0'),
  )
  return words.join('')
}

async function newestCase(database: Database, userId: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'SELECT id FROM identity_case WHERE user_id = $1 ORDER BY number DESC LIMIT 1',
    [userId],
  )
  if (row === undefined) throw new Error('nothing was sent')
  return row.id
}

export function as(userId: string, key?: string): CustomerContext {
  return {
    ...{ language: 'en', address: '192.0.2.7', device: '' },
    caller: { userId, sessionId: 's' },
    key: key === undefined ? undefined : { scope: `${userId}:identity`, key, bodyHash: 'body' },
  }
}
