// `npm run e2e`: the browser journeys alone, on a freshly built web.
import { buildWeb } from './build-web.ts'
import { JOURNEYS, runSuite } from './run-suite.ts'
import { closingLine, NOTHING } from './tally.ts'

const total = (await buildWeb()) ? await runSuite(JOURNEYS) : { ...NOTHING, failed: 1 }
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
