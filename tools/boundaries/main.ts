// Command line of the boundaries check: prints each breach, ends with 1 when there is any.
import { ROOT_FOLDER } from '../root-folder.ts'
import { checkBoundaries } from './check-boundaries.ts'

const report = await checkBoundaries(ROOT_FOLDER)
for (const breach of report.breaches) console.log(breach)
console.log(`${report.filesRead} files read, ${report.breaches.length} breaches`)
process.exitCode = report.breaches.length === 0 && report.filesRead > 0 ? 0 : 1
