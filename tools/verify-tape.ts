// `npm run verify-tape [-- --from-checkpoint]`: rebuilds the books from the records and compares.

import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { openInstallation } from './open-installation.ts'

const from = process.argv.includes('--from-checkpoint') ? 'latest-checkpoint' : 'genesis'
const { database } = await openInstallation()
const { findings, ...figures } = await verifyTape(database, from)
await database.close()

console.log(`tape: ${figures.tapeRecords} records in ${figures.tapeBlocks} blocks`)
console.log(`tape head: ${figures.tapeHead}`)
console.log(`command log: ${figures.commands} commands, head ${figures.commandHead}`)
for (const finding of findings) console.log(finding)
console.log(
  findings.length === 0
    ? 'everything follows from the records'
    : `${findings.length} findings: the books do not follow from the records`,
)
process.exitCode = findings.length === 0 ? 0 : 1
