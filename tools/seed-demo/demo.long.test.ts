// A small demo: a week of four people, after which all proofs hold, and which says what it is.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markAsDemo } from '@fairtick/server/features/content/public'
import { databasePlace } from '@fairtick/server/platform/config'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { createAdminClient } from '@fairtick/wire/admin/client'
import { createClient } from '@fairtick/wire/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDemo, countDemo } from './check-demo.ts'
import { openDemoInstallation } from './demo-installation.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { liveDemo } from './live-demo.ts'

const DAYS = 8
/** Who takes money out does so within the week. */
const PEOPLE = DEMO_PEOPLE.slice(0, 4).map((person) => ({
  ...person,
  withdrawals: (person.withdrawals ?? []).slice(0, 1).map((each) => ({ ...each, day: 3 })),
}))

let dataFolder: string
let database: Database
let lines: readonly string[]
let roles: readonly string[]
let told: readonly boolean[]

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fairtick-demo-'))
  const demo = await openDemoInstallation({ FAIRTICK_DATA: dataFolder }, DAYS)
  const { office } = await liveDemo(demo, PEOPLE, () => {})
  roles = office.staff.map(({ role }) => role)
  const [, officeUrl = ''] = /^back office: (\S+)$/m.exec(demo.log()) ?? []
  const nobody = { token: () => undefined, language: () => 'en' as const, fetch }
  const customers = createClient({ ...nobody, baseUrl: demo.url, account: () => undefined })
  const staff = createAdminClient({ ...nobody, baseUrl: officeUrl })
  told = [(await customers.call('dictionary')).demo, (await staff.call('installation')).demo]
  await demo.stop()
  database = await openDatabase(databasePlace(demo.config))
  lines = await countDemo(database)
}, 300_000)
afterAll(async () => {
  await database?.close()
  await rm(dataFolder, { recursive: true })
})

test('people traded, paid in and out, and everybody has a role', () => {
  const whats = lines.map((line) => line.split(':')[0])
  expect(whats).toEqual(['contracts', 'deposits', 'messages', 'options', 'rewards', 'withdrawals'])
  expect(lines.join('\n')).toMatch(/deposits: .*success[\s\S]*withdrawals: .*success/)
  const all = ['support', 'reviewer', 'finance', 'risk', 'content', 'admin', 'auditor']
  expect([...new Set(roles)].toSorted()).toEqual(all.toSorted())
})

test('nobody seems to be somebody else, though all come from one place', async () => {
  expect(await database.query('SELECT signals FROM account_link')).toEqual([])
})

test('both apps are told that it is a demo, and it cannot be taken back', async () => {
  expect(told).toEqual([true, true])
  await expect(database.query('DELETE FROM demo_mark')).rejects.toThrow(/append-only|permission/)
})

test('books, tape and audit log follow from the records (REL-2, REL-59)', async () => {
  expect(await checkDemo(database, dataFolder)).toEqual([])
})

test('a cent too many is found', async () => {
  await database.query(
    'UPDATE account SET cash = cash + 10000 WHERE id = (SELECT min(id) FROM account)',
  )
  const findings = await checkDemo(database, dataFolder)
  expect(findings.join('\n')).toMatch(/do not reconcile[\s\S]*its postings sum to/)
})

test('where there is anything already, no demo is made', async () => {
  await expect(markAsDemo(database, 0)).rejects.toThrow('without any data')
})
