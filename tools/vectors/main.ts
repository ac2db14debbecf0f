// `npm run vectors -- FILE…`: runs worked cases against the trading core, no server, no database.

import { readFileSync } from 'node:fs'
import { runScenario } from './run-scenario.ts'
import type { Scenario } from './scenario.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run vectors -- FILE…')
  process.exit(2)
}

const counts = { passed: 0, failed: 0 }
for (const file of files) {
  for (const scenario of JSON.parse(readFileSync(file, 'utf8')) as Scenario[]) {
    const differences = runScenario(scenario)
    counts[differences.length === 0 ? 'passed' : 'failed'] += 1
    for (const difference of differences) console.log(`${scenario.name}: ${difference}`)
  }
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1
