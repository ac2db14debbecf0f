// `npm run vectors -- FILE…`: runs worked cases against the trading core, no server, no database.

import { readFileSync } from 'node:fs'
import { runScenario } from './run-scenario.ts'
import { canRun, type Scenario } from './scenario.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run vectors -- FILE…')
  process.exit(2)
}

const counts = { passed: 0, failed: 0, skipped: 0 }
for (const file of files) {
  for (const scenario of JSON.parse(readFileSync(file, 'utf8')) as Scenario[]) {
    if (!canRun(scenario)) {
      counts.skipped += 1
      continue
    }
    const differences = runScenario(scenario)
    counts[differences.length === 0 ? 'passed' : 'failed'] += 1
    for (const difference of differences) console.log(`${scenario.name}: ${difference}`)
  }
}
const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
process.exitCode = counts.failed === 0 ? 0 : 1
