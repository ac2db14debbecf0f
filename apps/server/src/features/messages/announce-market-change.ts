// Tells every user that prices come from another kind of source from now on (TR-2.11).

import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { Database } from '../../platform/database.ts'
import { listUserIds } from '../profile/public.ts'
import { marketChangedMessage } from './account-messages.ts'
import { addMessages } from './add-messages.ts'

const USERS_A_TRANSACTION = 200

/** May be repeated for the same moment: who has the message gets no second one. */
export async function announceMarketChange(
  database: Database,
  source: SourceKind,
  changedMs: number,
): Promise<void> {
  let lastId = ''
  for (;;) {
    const userIds = await listUserIds(database, lastId, USERS_A_TRANSACTION)
    const messages = userIds.map((userId) =>
      marketChangedMessage(userId, String(changedMs), source),
    )
    await database.transaction((tx) => addMessages(tx, messages, changedMs))
    if (userIds.length < USERS_A_TRANSACTION) return
    lastId = userIds.at(-1) ?? ''
  }
}
