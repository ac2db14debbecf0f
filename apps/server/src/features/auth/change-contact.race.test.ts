// Many changes at once on a real PostgreSQL (REL-5): one use of a code, one owner of an address.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { createSessionFixture, type SessionFixture } from './session-fixture.ts'

const AT_ONCE = 5
const ROUNDS = 10
const PASSWORD = 'walnut bridge 52'

describe.skipIf(whyNoPostgres() !== undefined)('contacts, many at once', () => {
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  let server: PostgresServer
  let database: Database
  let auth: SessionFixture
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    auth = await createSessionFixture(database, clock)
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  type Entered = Awaited<ReturnType<SessionFixture['enter']>>
  const enter = (name: string, digits: number) =>
    auth.enter({ phone: `0900${digits}`, email: `${name}@a.example` })
  const codeFor = async (email: string, { context }: Entered) => {
    await auth.calls.verificationCode({ query: {}, body: { email, purpose: 'security' } }, context)
    return auth.mails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  }

  test('one code sent five times at once changes the phone once', async () => {
    const me = await enter('once', 100_000)
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.advanceMs(15 * 60_000)
      const otp = await codeFor('once@a.example', me)
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, place) => {
          const phone = `0901${100_000 + round * AT_ONCE + place}`
          const body = { phone, otp, password: PASSWORD }
          return auth.calls.changePhone({ query: {}, body }, me.context)
        }),
      )
      expect(answers.filter((answer) => 'id' in answer)).toHaveLength(1)
    }
  })

  test('one number taken by two at once, each with a code of their own, is that of one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.advanceMs(60 * 60_000)
      const names = [`ann${round}`, `bob${round}`]
      const people = await Promise.all(
        names.map((name, place) => enter(name, 200_000 + round * 2 + place)),
      )
      const codes = await Promise.all(
        people.map((person, place) => codeFor(`${names[place]}@a.example`, person)),
      )
      const phone = `0902${100_000 + round}`
      const answers = await Promise.all(
        people.map(({ context }, place) => {
          const body = { phone, otp: codes[place] ?? '', password: PASSWORD }
          return auth.calls.changePhone({ query: {}, body }, context)
        }),
      )
      expect(answers.filter((answer) => 'id' in answer)).toHaveLength(1)
      const codesOf = answers.flatMap((answer) => ('code' in answer ? [answer.code] : []))
      expect(codesOf).toEqual(['already_registered'])
    }
  })
})
