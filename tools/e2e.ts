// `npm run e2e`: the browser journeys alone, on a freshly built web.
import { buildWeb } from './build-web.ts'
import { describeSample, JOURNEYS, runSuite } from './run-suite.ts'
import { closingLines, NOT_BUILT } from './tally.ts'

console.log(describeSample('npm run e2e'))
const total = (await buildWeb()) ? await runSuite(JOURNEYS) : NOT_BUILT
console.log(`\n${closingLines(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
