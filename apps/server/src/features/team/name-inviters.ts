// Tells the engine which accounts earn of an account: those of its inviters, same kind (TR-8.1).

import type { Ask } from '../../engine/engine-port.ts'
import { readInviters } from '../../engine/inviters-text.ts'
import type { Queryable } from '../../platform/database.ts'
import { listMisnamed, listMisnamedOf, type Misnamed } from './store.ts'

type Parts = { readonly database: Queryable; readonly ask: Ask }

/** Of one user's accounts; asks nothing where the engine knows it already. */
export async function nameInviters(parts: Parts, userId: string): Promise<void> {
  await tellAll(parts, await listMisnamedOf(parts.database, userId))
}

const ACCOUNTS_A_PAGE = 100

/** A pass over all accounts, asking only for those of which the engine knows otherwise. */
export function createInviterPass(parts: Parts): () => Promise<void> {
  return async () => {
    let afterId = ''
    for (;;) {
      const page = await listMisnamed(parts.database, afterId, ACCOUNTS_A_PAGE)
      await tellAll(parts, page)
      if (page.length < ACCOUNTS_A_PAGE) return
      afterId = page.at(-1)?.accountId ?? ''
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
