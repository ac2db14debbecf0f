// `npm run verify-audit`: does the chain of the audit log hold, with every head exported so far?

import { headsFile } from '@fairtick/server/features/audit/exported-heads'
import { verifyExported } from '@fairtick/server/features/audit/verify-audit'
import { openInstallation } from './open-installation.ts'

const { database, config } = await openInstallation()
const verdict = await verifyExported(database, headsFile(config.dataFolder))
await database.close()

console.log(`audit log: ${verdict.entries} entries, ${verdict.exportedHeads} heads exported`)
console.log(`head: ${verdict.head}`)
for (const finding of verdict.findings) console.log(finding)
console.log(
  verdict.findings.length === 0
    ? 'nothing was changed'
    : `${verdict.findings.length} findings: the audit log was changed`,
)
process.exitCode = verdict.findings.length === 0 ? 0 : 1
