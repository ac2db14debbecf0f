// Pushes were turned on in another browser: its owner is told by message and by mail.

import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import { randomId } from '../../platform/random-id.ts'
import { addMessages } from '../messages/public.ts'
import { loadContact } from '../profile/public.ts'
import { mailSecurityChange } from './mail-change.ts'

/** In the transaction of the subscription. Withdrawals do not wait: a push names no amount. */
export async function notifyNewPushBrowser(
  tx: Queryable,
  { mails, userId }: { readonly mails: Pick<MailOutbox, 'add'>; readonly userId: string },
  nowMs: number,
): Promise<readonly AccountEvent[]> {
  const owner = await loadContact(tx, userId)
  if (owner) await mailSecurityChange({ tx, mails }, { id: userId, ...owner }, 'push')
  const cause = `security-push:${randomId()}`
  const message = { userId, cause, template: 'security-push', values: {}, about: null } as const
  return await addMessages(tx, [message], nowMs)
}
