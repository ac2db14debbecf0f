// 1,000 messages over a line that is cut 50 times: each stands once, in the order in which it was
// written, on three devices that read on where they were cut off (people.md 6).

import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { CHAT_MESSAGES_A_MINUTE } from '@fairtick/wire/chat-rules'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database/test-database.ts'
import { addUser } from '../files/files-fixture.ts'
import { customer, openChatFixture } from './chat-fixture.ts'

const MESSAGES = 1_000
const CUTS = 50
const DEVICES = 3
/** Slow enough that one which stood twice would not be refused for its pace. */
const PACE_MS = (2 * 60_000) / CHAT_MESSAGES_A_MINUTE + 1

/** A cut on the way there, or on the way back: then it was taken, and nobody knows. */
type Cut = 'question' | 'answer'

test('people.md 6 1,000 messages over 50 cuts stand once each, in one order everywhere', async () => {
  const database = await openTestDatabase()
  const clock = createManualClock(Date.UTC(2026, 0, 15, 3))
  const chat = openChatFixture(database, clock.wallMs)
  const random = createSeededRandom(50)
  const [me, texts] = ['ann', Array.from({ length: MESSAGES }, (_, place) => `message ${place}`)]
  await addUser(database, me)
  const cuts = new Map<number, Cut>()
  while (cuts.size < CUTS) {
    cuts.set(random.whole(MESSAGES), random.whole(2) === 0 ? 'question' : 'answer')
  }
  const devices = Array.from({ length: DEVICES }, () => new Map<number, string>())
  let sent = 0
  for (const [place, text] of texts.entries()) {
    clock.advanceMs(PACE_MS)
    const send = async () => {
      sent += 1
      return await chat.send(customer(me, { key: `key ${place}` }), { text })
    }
    const cut = cuts.get(place)
    // Sent again under the same key, as the outbox does until there is an answer.
    if (cut === 'answer') await send()
    const { message } = await send()
    expect(message.text).toBe(text)
    const device = devices[random.whole(DEVICES)]
    if (device !== undefined && random.whole(10) === 0) await readOn(device)
  }
  for (const device of devices) {
    for (let before = -1; before !== device.size; ) {
      before = device.size
      await readOn(device)
    }
    expect([...device.keys()]).toEqual(texts.map((_, place) => place + 1))
    expect([...device.values()]).toEqual(texts)
  }
  const answersLost = [...cuts.values()].filter((cut) => cut === 'answer').length
  expect([answersLost > 0, sent]).toEqual([true, MESSAGES + answersLost])
  await database.close()

  /** Behind the last that is there; one page in seven is lost on its way, and asked for again. */
  async function readOn(device: Map<number, string>): Promise<void> {
    const afterNumber = [...device.keys()].at(-1) ?? 0
    const query = { afterNumber }
    if (random.whole(7) === 0) await chat.read(customer(me), query)
    const { conversation } = await chat.read(customer(me), query)
    for (const { number, text } of conversation?.messages ?? []) device.set(number, text)
  }
})
