// Tells people before the document ends by which they were verified, and ends what has ended. Late
// or twice is harmless: a message is sent once, a status changes once.

import { DAY_MS } from '@fairtick/core/time/duration'
import { EXPIRY_NOTICE_DAYS } from '@fairtick/wire/identity-rules'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { addMessages } from '../messages/public.ts'
import { type EndingRange, type IdentityCase, listEnding, updateExpired } from './case-store.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { identityMessage } from './identity-message.ts'

const PAGE = 200

export type ExpiryParts = Pick<IdentityDependencies, 'database' | 'nowMs'> & {
  /** Tells the customers' screens, after the commit. */
  readonly publish: (events: readonly AccountEvent[]) => void
}

export function createExpireDocuments({ database, nowMs, publish }: ExpiryParts) {
  return async (): Promise<void> => {
    const now = nowMs()
    for await (const ended of pages(database, now - DAY_MS)) {
      for (const one of ended) publish(await database.transaction((tx) => expire(tx, one, now)))
    }
    for await (const ending of pages(database, now + EXPIRY_NOTICE_DAYS * DAY_MS)) {
      publish(await database.transaction((tx) => addMessages(tx, ending.map(noticeOf), now)))
    }
  }
}

/** All that end until then, those that end first before the others. */
async function* pages(
  database: Queryable,
  untilMs: number,
): AsyncGenerator<readonly IdentityCase[]> {
  let after: EndingRange['after'] = { expiresMs: 0, id: '' }
  for (;;) {
    const page = await listEnding(database, { after, untilMs, limit: PAGE })
    yield page
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = { expiresMs: last.expiresMs ?? 0, id: last.id }
  }
}

async function expire(
  tx: Queryable,
  { id, userId }: IdentityCase,
  nowMs: number,
): Promise<readonly AccountEvent[]> {
  if (!(await updateExpired(tx, id))) return []
  return await addMessages(tx, [identityMessage({ id, userId }, 'expired')], nowMs)
}

function noticeOf({ id, userId, expiresMs }: IdentityCase) {
  return identityMessage({ id, userId }, 'expiring', { expiresMs: expiresMs ?? 0 })
}
