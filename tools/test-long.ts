// `npm run test:long`: crash, race and fuzz suites. In CI (CI=true) a skipped one is a failure.
import { describeSample, LONG, runSuite } from './run-suite.ts'
import { closingLines } from './tally.ts'

console.log(describeSample('npm run test:long'))
const total = await runSuite(LONG)
const isCi = process.env.CI === 'true'
if (isCi && total.skipped > 0) console.log(`FAILED ${total.skipped} skipped: CI must run them all`)
console.log(`\n${closingLines(total)}`)
process.exitCode = total.failed === 0 && !(isCi && total.skipped > 0) ? 0 : 1
