// `npm run vectors -- FILE…`: runs worked cases against the trading core, no server, no database.

import { CannotBegin, startCommand } from '../command.ts'
import { readGivenList } from '../given-file.ts'
import { createProgress } from '../progress.ts'
import type { WorkedCase } from './worked-case.ts'

await startCommand(
  {
    name: 'vectors',
    does: 'Runs worked cases of the trading rules against the core and names every figure that differs.',
    operands: [{ name: 'FILE', count: 'one or more', meaning: 'a list of worked cases in JSON' }],
    examples: ['packages/testkit/vectors/options.json packages/testkit/vectors/members.json'],
  },
  async ({ operands: files }) => {
    const workedCases = files.flatMap(readWorkedCases)
    if (workedCases.length === 0) throw new CannotBegin('There is not one worked case to run.')
    const { runWorkedCase } = await import('./run-worked-case.ts')
    const counts = { passed: 0, failed: 0 }
    const progress = createProgress({ what: 'cases', total: workedCases.length })
    for (const [place, workedCase] of workedCases.entries()) {
      const differences = runWorkedCase(workedCase)
      counts[differences.length === 0 ? 'passed' : 'failed'] += 1
      if (differences.length > 0) progress.makeRoom()
      for (const difference of differences) console.log(`${workedCase.name}: ${difference}`)
      progress.done(place + 1)
    }
    progress.end()
    console.log(`${counts.passed} passed, ${counts.failed} failed`)
    return counts.failed === 0 ? 0 : 1
  },
)

function readWorkedCases(path: string): readonly WorkedCase[] {
  const cases = readGivenList(path) as readonly Partial<WorkedCase>[]
  for (const [place, one] of cases.entries()) {
    const isScenario = Array.isArray(one?.instruments) && Array.isArray(one.steps) && one.config
    if (!isScenario) throw new CannotBegin(`${path}: entry ${place + 1} is no worked case.`)
  }
  return cases as readonly WorkedCase[]
}
