// `npm run verify-audit`: does the chain of the audit log hold, with every head exported so far?

import { setTimeout } from 'node:timers/promises'
import { CannotBegin, startCommand } from './command.ts'
import { createPhaseProgress } from './phase-progress.ts'
import { DATA_SETTINGS } from './settings.ts'

/** A server on PostgreSQL may be about to write the heads of what it has just committed. */
const A_WRITE_TAKES_MS = 2_000

await startCommand(
  {
    name: 'verify-audit',
    does: `Reads the whole audit log: is its chain unbroken, and does audit-heads.txt in the data
folder hold the head of each entry? No server may run on the embedded database.`,
    environment: DATA_SETTINGS,
    examples: ['', 'FAIRTICK_DATA=./data-demo'],
  },
  async () => {
    const { openInstallation } = await import('./open-installation.ts')
    const audit = await import('@fairtick/server/features/audit/public')
    const { findUnauthorised } = await import('@fairtick/server/features/authority/public')
    const { openRowSeal } = await import('@fairtick/server/platform/row-seal')
    const { database, config, keys } = await openInstallation()
    const heads = audit.headsFile(config.dataFolder)
    const progress = createPhaseProgress()
    const verdict = await audit.verifyExported(database, heads, {
      tell: (entries, total) => progress.tell('entries', entries, total),
      settle: () => setTimeout(A_WRITE_TAKES_MS),
    })
    const rowSeal = openRowSeal(keys)
    const unauthorised = await findUnauthorised(database, rowSeal)
    progress.end()
    await database.close()

    console.log(`audit log: ${verdict.entries} entries, ${verdict.exportedHeads} heads exported`)
    console.log(`head: ${verdict.head}`)
    for (const finding of [...unauthorised, ...verdict.findings]) console.log(finding)
    if (verdict.findings.length > 0) {
      console.log(`${verdict.findings.length} findings: the audit log was changed`)
      return 1
    }
    if (unauthorised.length > 0) {
      console.log(`${unauthorised.length} findings: somebody wrote rows that the server did not`)
      return 1
    }
    if (verdict.entries === 0) {
      throw new CannotBegin('There is nothing to verify: the audit log has no entry yet.')
    }
    console.log('nothing was changed')
    return 0
  },
)
