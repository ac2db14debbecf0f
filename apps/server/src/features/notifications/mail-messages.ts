// Hands messages that are to be mailed as well to the outbox of mails: each once.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { Database } from '../../platform/database.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import { loadContact } from '../profile/public.ts'
import { isNotification } from './notifications.ts'
import { takeMessageMails } from './outbox-store.ts'
import { namedAccount, wordMail } from './push-text.ts'

const IN_A_TRANSACTION = 50

type Parts = {
  readonly database: Database
  readonly mails: Pick<MailOutbox, 'add'>
  readonly mode: InstallationMode
}

export async function mailMessages({ database, mails, mode }: Parts): Promise<void> {
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const taken = await takeMessageMails(tx, IN_A_TRANSACTION)
      for (const { messageId, userId, notification, accountKind } of taken) {
        const contact = await loadContact(tx, userId)
        if (contact === undefined || !isNotification(notification)) continue
        await mails.add(tx, {
          ...{ cause: `message:${messageId}`, userId, to: contact.email },
          ...wordMail(notification, {
            ...{ language: contact.language, account: namedAccount(mode, accountKind) },
          }),
        })
      }
      return taken.length
    })
    if (count < IN_A_TRANSACTION) return
  }
}
