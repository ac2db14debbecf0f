// Mails that have to arrive: each once, tried for a day, then told to the operator; a row that
// somebody else wrote is never sent.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import type { Mail, Mailer } from './mail.ts'
import { createMailOutbox, MOST_TRIES, type NewMail } from './mail-outbox.ts'
import { createSeal } from './sealed-text.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
const SECRET = 'ABCD-EFGH'
let database: TestDatabase
let sent: Mail[]
let lines: string[]
let givenUp: number

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.query('DELETE FROM mail_outbox')
  sent = []
  lines = []
  givenUp = 0
})
afterAll(() => database.close())

/** A server of its own; `mailbox`: what becomes of what it posts. */
function server(mailbox: 'reached' | 'away' | 'stopped' = 'reached') {
  const notes: Promise<void>[] = []
  const post: Mailer['post'] = (mail, { onEnd } = {}) => {
    if (mailbox !== 'away') sent.push(mail)
    if (mailbox !== 'stopped' && onEnd) notes.push(onEnd(mailbox === 'away' ? 'failed' : 'sent'))
  }
  const outbox = createMailOutbox({
    ...{ database, mailer: { reachesPeople: true, post }, seal: createSeal(new Uint8Array(32)) },
    log: createLog('info', { write: (line) => lines.push(line) }),
    ...{ nowMs: clock.wallMs, addressOf: async () => undefined },
    onGivenUp: () => {
      givenUp += 1
    },
  })
  const run = async () => {
    await outbox.sendDue()
    await Promise.all(notes)
  }
  return { ...outbox, run }
}

const MAIL: NewMail = {
  ...{ cause: 'invitation:1', userId: null, to: 'sue@house.example' },
  ...{ subject: 'Your invitation', text: `the secret ${SECRET}` },
}

const add = (mail: Partial<NewMail> = {}) => server().add(database, { ...MAIL, ...mail })
const dump = async () =>
  JSON.stringify(await database.query('SELECT cause, sealed_mail FROM mail_outbox'))

test('goes out once of a cause, whoever sends', async () => {
  await add()
  await add({ text: 'the same again' })
  await Promise.all(Array.from({ length: 4 }, () => server().run()))
  clock.advanceMs(60 * MINUTE_MS)
  await server().run()
  expect(sent).toMatchObject([{ to: MAIL.to, subject: MAIL.subject, text: MAIL.text }])
})

test('comes to nothing with the transaction of what it tells', async () => {
  const failing = database.transaction(async (tx) => {
    await server().add(tx, MAIL)
    throw new Error('the act fails')
  })
  await expect(failing).rejects.toThrow('the act fails')
  await server().run()
  expect(sent).toEqual([])
})

test('a server that stopped while sending leaves it to the next, as the same mail', async () => {
  await add()
  await server('stopped').run()
  await server().run()
  expect(sent).toHaveLength(1)
  clock.advanceMs(MINUTE_MS)
  await server().run()
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
})

test('is tried for a day, then given up, and the operator is told', async () => {
  await add()
  const { run } = server('away')
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    await run()
    clock.advanceMs(10 * MINUTE_MS)
  }
  expect([givenUp, lines.join()]).toEqual([0, ''])
  for (let hour = 0; hour < 10; hour += 1) {
    await run()
    clock.advanceMs(60 * MINUTE_MS)
  }
  expect(givenUp).toBe(1)
  expect(lines.join()).toContain('"cause":"invitation:1"')
  expect(lines.join()).not.toContain('sue@')
  await server().run()
  expect(sent).toEqual([])
  const [row] = await database.query<{ tries: number }>('SELECT tries FROM mail_outbox')
  expect(row?.tries).toBe(MOST_TRIES)
})

test('its row shows nobody what it says, and keeps nothing of it once it was sent', async () => {
  await add()
  expect(await dump()).not.toContain(SECRET)
  await server().run()
  expect(await dump()).toBe(JSON.stringify([{ cause: MAIL.cause, sealed_mail: '' }]))
})

test('a row that others wrote, or copied to an address of theirs, is not sent, and told', async () => {
  await add()
  await database.query(
    `INSERT INTO mail_outbox (cause, address, sealed_mail, next_time)
     SELECT cause, 'eve@a.example', sealed_mail, 0 FROM mail_outbox
     UNION SELECT 'invitation:2', 'eve@a.example', 'AAAA', 0`,
  )
  await server().run()
  expect(sent.map(({ to }) => to)).toEqual([MAIL.to])
  expect(givenUp).toBe(2)
})

test('what it warns of may be taken back until it is sent', async () => {
  const dueMs = clock.wallMs() + MINUTE_MS
  await add({ topic: 'wallet 1', dueMs })
  await add({ topic: 'wallet 2', dueMs, cause: 'other' })
  await server().run()
  await server().takeBack(database, 'wallet 1')
  clock.advanceMs(MINUTE_MS)
  await server().run()
  expect(sent).toHaveLength(1)
})

test('those that ended long ago are forgotten, those that wait are not', async () => {
  await add()
  await server().run()
  await add({ cause: 'other', dueMs: clock.wallMs() + 90 * 24 * 60 * MINUTE_MS })
  clock.advanceMs(31 * 24 * 60 * MINUTE_MS)
  await server().forget()
  expect(await dump()).toContain('other')
  expect(await dump()).not.toContain(MAIL.cause)
})
