// HEAD_MAIL: one mail a day of the operator with its last head, whatever stops between.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { calendarSettings, createCalendar } from '../../../platform/calendar.ts'
import type { Mail } from '../../../platform/mail.ts'
import { createMailOutbox, type MailOutbox } from '../../../platform/mail-outbox.ts'
import { createSeal } from '../../../platform/sealed-text.ts'
import { type HeadsFixture, openHeads } from './head-places-fixture.ts'
import { mailPlace } from './mail-place.ts'

const ADDRESSES = ['board@house.example', 'press@paper.example']
/** Its days begin at 15:00 UTC; the tape begins at 03:00. */
const CALENDAR = createCalendar(calendarSettings({ timeZone: 'Asia/Tokyo', rolloverMinute: 420 }))
let heads: HeadsFixture
let mails: MailOutbox
let sent: Mail[]
let notes: Promise<void>[]

beforeEach(async () => {
  heads = await openHeads()
  sent = []
  notes = []
  mails = createMailOutbox({
    ...{ database: heads.database, log: heads.log, nowMs: heads.clock.wallMs },
    mailer: {
      reachesPeople: true,
      post: (mail, { onEnd } = {}) => {
        sent.push(mail)
        if (onEnd) notes.push(onEnd('sent'))
      },
    },
    seal: createSeal(new Uint8Array(32)),
    addressOf: async () => undefined,
  })
})
afterEach(() => heads.close())

const send = (headsAtOnce?: number) => {
  const parts = { database: heads.database, calendar: CALENDAR, mails }
  return heads.senderOf(mailPlace(parts, ADDRESSES), headsAtOnce).send()
}
/** Those that are due: few go out at a time. */
const mailed = async () => {
  for (let before = -1; before < sent.length; ) {
    before = sent.length
    await mails.sendDue()
    await Promise.all(notes)
  }
  return sent.splice(0).sort((a, b) => (a.subject + a.to < b.subject + b.to ? -1 : 1))
}
const headIn = ({ text }: Mail) =>
  JSON.parse(text.split('\n').find((line) => line[0] === '{') ?? '')

it('goes to each address once a day, with the last head of the day', async () => {
  await heads.publish(3, 4 * HOUR_MS - 60_000)
  await send()
  expect(await mailed()).toEqual([])
  await heads.publish(1, HOUR_MS)
  await send()
  await send()
  const first = await mailed()
  expect(first.map(({ to, subject }) => [to, subject])).toEqual(
    ADDRESSES.map((to) => [to, 'Fairtick: head 2 of 2026-01-05']),
  )
  expect(first.map(headIn)).toEqual([heads.published[2], heads.published[2]])
  await send()
  expect(await mailed()).toEqual([])
})

it('has all days that an outage left, though a page has several or none', async () => {
  await heads.publish()
  await send()
  await heads.publish(15, 8 * HOUR_MS)
  await send(2)
  const subjects = (await mailed()).map(({ subject }) => subject)
  const days = [1, 4, 7, 10, 13].map(
    (head, day) => `Fairtick: head ${head} of 2026-01-${String(5 + day).padStart(2, '0')}`,
  )
  expect(subjects).toEqual(days.flatMap((subject) => [subject, subject]).sort())
})

it('is one mail though the place is given the same heads again', async () => {
  await heads.publish(2, 11 * HOUR_MS)
  const { take } = mailPlace({ database: heads.database, calendar: CALENDAR, mails }, ADDRESSES)
  const signal = new AbortController().signal
  expect(await take(heads.published, signal)).toBe(1)
  expect(await take(heads.published, signal)).toBe(1)
  const rows = await heads.database.query('SELECT cause FROM mail_outbox')
  expect(rows).toHaveLength(ADDRESSES.length)
})
