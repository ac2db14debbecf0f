// The recovery of an office on the data of an installation: its keys, its mails, its heads.

import { join } from 'node:path'
import { recoverOffice } from '@fairtick/server/features/staff/public'
import { createLog } from '@fairtick/server/platform/log'
import { createMailer } from '@fairtick/server/platform/mail'
import { createMailOutbox } from '@fairtick/server/platform/mail-outbox'
import { openRowSeal } from '@fairtick/server/platform/row-seal'
import { openSeal } from '@fairtick/server/platform/sealed-text'
import { exportHeads } from '../export-heads.ts'
import type { Installation } from '../open-installation.ts'

export async function recoverFromCommand(
  { config, database, keys }: Installation,
  secrets: readonly [string, string],
): ReturnType<typeof recoverOffice> {
  const rowSeal = openRowSeal(keys)
  const log = createLog('error')
  const mailer = createMailer({
    ...{ smtpUrl: config.mail.smtpUrl, from: config.mail.from, log },
    folder: join(config.dataFolder, 'mail'),
  })
  const mails = createMailOutbox({
    ...{ database, mailer, log, seal: openSeal(keys, 'people'), nowMs: Date.now },
    addressOf: async () => undefined,
  })
  const recovery = await recoverOffice({ database, rowSeal, mails, nowMs: Date.now }, secrets)
  if (recovery.outcome === 'refused') return recovery
  await exportHeads(config.dataFolder, database)
  // What does not leave now the server sends when it runs.
  await mails.sendDue()
  await mailer.settle()
  return recovery
}
