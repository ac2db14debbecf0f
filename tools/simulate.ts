// `npm run simulate -- --seed N`: one run of the simulator again, step by step in words.

import { CannotBegin, startCommand } from './command.ts'
import { createProgress } from './progress.ts'

await startCommand(
  {
    name: 'simulate',
    does: `Plays one run of the simulator again: customers, market, clock and crashes as the seed
draws them, step by step in words, with everything checked after each step.`,
    options: { seed: { value: 'N', meaning: 'a whole number: the run to play' } },
    examples: ['--seed 7'],
  },
  async ({ options: { seed: text } }) => {
    if (text === undefined) throw new CannotBegin('--seed N is missing: the run to play.')
    const seed = Number(text)
    if (!/^\d+$/.test(String(text)) || !Number.isSafeInteger(seed)) {
      throw new CannotBegin(`--seed is a whole number, not ${text}.`)
    }
    return await simulate(seed)
  },
)

async function simulate(seed: number): Promise<number> {
  const { openTestDatabase } = await import('@fairtick/server/test/database/test-database')
  const { runSeed, STEPS } = await import('../tests/simulator/run-seed.ts')
  const database = await openTestDatabase()
  const progress = createProgress({ what: 'steps', total: STEPS })
  const result = await runSeed(database, seed, 1, progress.done)
  progress.end()
  await database.close()

  const { steps, findings, contracts, cutInTheMiddle } = result
  for (const [place, step] of steps.entries()) console.log(`${place} ${step}`)
  for (const finding of findings) console.log(`FOUND ${finding}`)
  console.log(`${contracts} contracts, ${cutInTheMiddle} crashes in the middle of a record`)
  console.log(findings.length === 0 ? `seed ${seed} holds` : `seed ${seed} does not hold`)
  return findings.length === 0 ? 0 : 1
}
