// `npm run simulate -- --seed N`: one run of the simulator again, step by step in words.

import { openTestDatabase } from '@fairtick/testkit/test-database'
import { runSeed } from './simulator/run-seed.ts'

const [flag, text, ...rest] = process.argv.slice(2)
const seed = Number(text)
if (flag !== '--seed' || !Number.isSafeInteger(seed) || rest.length > 0) {
  console.error('usage: npm run simulate -- --seed N')
  process.exit(2)
}
const database = await openTestDatabase()
const { steps, findings, contracts, cutInTheMiddle } = await runSeed(database, seed, 1)
await database.close()

for (const [place, step] of steps.entries()) console.log(`${place} ${step}`)
for (const finding of findings) console.log(`FOUND ${finding}`)
console.log(`${contracts} contracts, ${cutInTheMiddle} crashes in the middle of a record`)
console.log(findings.length === 0 ? `seed ${seed} holds` : `seed ${seed} does not hold`)
process.exitCode = findings.length === 0 ? 0 : 1
