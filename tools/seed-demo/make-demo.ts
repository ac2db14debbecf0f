// A whole demo: lived through, counted, checked, and whom to log in as.

import { databasePlace } from '@fairtick/server/platform/config'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { createProgress } from '../progress.ts'
import { checkDemo, countDemo } from './check-demo.ts'
import { openDemoInstallation } from './demo-installation.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.ts'
import { type LivedDemo, liveDemo } from './live-demo.ts'

const DAYS = 31

/** Answers the exit status. */
export async function makeDemo(dataFolder: string): Promise<number> {
  const startedAt = performance.now()
  const demo = await openDemoInstallation({ ...process.env, FAIRTICK_DATA: dataFolder }, DAYS)
  const progress = createProgress({ what: 'days', total: DAYS })
  const lived = await liveDemo(demo, DEMO_PEOPLE, progress.done)
  progress.end()
  await demo.stop()
  const database = await openDatabase(databasePlace(demo.config))
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
  return findings.length === 0 ? 0 : 1
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
