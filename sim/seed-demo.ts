// `npm run seed:demo`: an installation worth looking at, lived through in minutes, and marked.

import { existsSync, readdirSync } from 'node:fs'
import { databasePlace } from '@fairtick/server/platform/config'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startFaultSentence } from '@fairtick/server/platform/start-faults'
import { checkDemo, countDemo } from './demo/check-demo.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people.ts'
import { openDemoStage } from './demo/demo-stage.ts'
import { type LivedDemo, liveDemo } from './demo/live-demo.ts'

const DAYS = 31
const FOLDER = './data-demo'

const dataFolder = process.env.FAIRTICK_DATA ?? FOLDER
if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
  console.error(`${dataFolder} is not empty: remove it, or name another one by FAIRTICK_DATA.`)
  process.exit(2)
}
try {
  const startedAt = performance.now()
  const stage = await openDemoStage({ ...process.env, FAIRTICK_DATA: dataFolder }, DAYS)
  const lived = await liveDemo(stage, DEMO_PEOPLE, (day) => console.log(`day ${day} of ${DAYS}`))
  await stage.stop()
  const database = await openDatabase(databasePlace(stage.config))
  for (const line of await countDemo(database)) console.log(line)
  const findings = await checkDemo(database, dataFolder)
  await database.close()
  for (const finding of findings) console.log(finding)
  tellWho(lived)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(
    findings.length === 0
      ? `books, tape and audit log are right; ${seconds} s. Look at it: FAIRTICK_DATA=${dataFolder} npm start`
      : `${findings.length} findings: this demo is not right`,
  )
  process.exit(findings.length === 0 ? 0 : 1)
} catch (error) {
  console.error(startFaultSentence(error) ?? error)
  process.exit(1)
}

/** Shown here and nowhere else. */
function tellWho({ customers, office }: LivedDemo): void {
  console.log(`\ncustomers (phone, who), password of all: ${DEMO_PASSWORD}`)
  for (const { account, person } of customers) {
    console.log(`  ${account.phone}  ${person.fullName} (${person.language})`)
  }
  const [first] = office.staff
  console.log('\nstaff (e-mail, role, key for an authenticator app), password of all:')
  console.log(`  ${first?.password}`)
  for (const { email, role, factor } of office.staff) {
    console.log(`  ${email.padEnd(24)} ${role.padEnd(9)} ${factor}`)
  }
  console.log('')
}
