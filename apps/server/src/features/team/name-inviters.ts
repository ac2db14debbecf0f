// Tells the engine which accounts earn of an account: those of its inviters, same kind (TR-8.1).

import { readInviters } from '../../engine/codec/column-text.ts'
import type { Ask } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { listUserIds } from '../profile/public.ts'
import { listMisnamed, type Misnamed } from './store.ts'

type Parts = { readonly database: Queryable; readonly ask: Ask }

/** Of some users' accounts; asks nothing where the engine knows it already. */
export async function nameInviters(parts: Parts, userIds: readonly string[]): Promise<void> {
  await tellAll(parts, await listMisnamed(parts.database, userIds))
}

const USERS_A_PAGE = 200

/** A pass over all users, asking only for accounts of which the engine knows otherwise. */
export function createInviterPass(parts: Parts): () => Promise<void> {
  const { database } = parts
  return async () => {
    let lastId = ''
    for (;;) {
      const userIds = await listUserIds(database, lastId, USERS_A_PAGE)
      await tellAll(parts, await listMisnamed(database, userIds))
      if (userIds.length < USERS_A_PAGE) return
      lastId = userIds.at(-1) ?? ''
    }
  }
}

async function tellAll({ ask }: Parts, misnamed: readonly Misnamed[]): Promise<void> {
  await Promise.all(
    misnamed.map(async ({ accountId, inviters }) => {
      const outcome = await ask({
        ...{ kind: 'set-inviters', accountId, inviters: readInviters(inviters) },
      })
      if (outcome.kind !== 'inviters-set') throw new Error(`inviters refused: ${outcome.kind}`)
    }),
  )
}
