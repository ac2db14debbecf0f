// The recovery of an office on the data of an installation: its keys, its mails, its heads.

import { join } from 'node:path'
import { mailRecovered, recoverOffice } from '@fairtick/server/features/staff/public'
import type { Config } from '@fairtick/server/platform/config'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'
import { createMailer } from '@fairtick/server/platform/mail'
import { openRowSeal } from '@fairtick/server/platform/row-seal'
import { exportHeads } from '../export-heads.ts'

export async function recoverFromCommand(
  config: Config,
  database: Database,
  secrets: readonly [string, string],
): ReturnType<typeof recoverOffice> {
  const rowSeal = openRowSeal(config.dataFolder)
  const recovery = await recoverOffice({ database, rowSeal, nowMs: Date.now }, secrets)
  if (recovery.outcome === 'refused') return recovery
  await exportHeads(config.dataFolder, database)
  const mailer = createMailer({
    ...{ smtpUrl: config.mail.smtpUrl, from: config.mail.from, log: createLog('error') },
    folder: join(config.dataFolder, 'mail'),
  })
  for (const email of recovery.closed) mailRecovered({ mailer }, email)
  await mailer.settle()
  return recovery
}
