// Mails, put together: what sends them, and the rows of those that have to arrive.

import { join } from 'node:path'
import { loadContact } from '../features/profile/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { openKeys } from '../platform/key-folder.ts'
import type { Log } from '../platform/log.ts'
import { createMailer, type Mailer } from '../platform/mail.ts'
import { createMailOutbox, type MailOutbox } from '../platform/mail-outbox.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createMonotonicTime } from '../platform/monotonic-time.ts'
import { openSeal } from '../platform/sealed-text.ts'

type Parts = {
  readonly config: Pick<Config, 'mail' | 'dataFolder' | 'keysFolder'>
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'mails'>
}

export function openMails(parts: Parts): { readonly mailer: Mailer; readonly mails: MailOutbox } {
  const { config, database, clock, log, metrics } = parts
  const mailer = createMailer({
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from,
    folder: join(config.dataFolder, 'mail'),
    log,
    onMail: (outcome) => metrics.mails.inc({ outcome }),
  })
  const mails = createMailOutbox({
    ...{ database, mailer, log, nowMs: createMonotonicTime(clock) },
    seal: openSeal(openKeys(config), 'people'),
    addressOf: async (userId) => (await loadContact(database, userId))?.email,
    onGivenUp: () => metrics.mails.inc({ outcome: 'given_up' }),
  })
  return { mailer, mails }
}
