// HEAD_TSA: a head an hour has a timestamp; answers that say anything else are not taken.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { CallResult } from '@fairtick/wire/api-contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBus } from '../../../platform/bus.ts'
import { tapeRoutes } from '../routes.ts'
import { type HeadsFixture, openHeads, openReceiver, type Receiver } from './head-places-fixture.ts'
import { LONGEST_PAUSE_MS } from './send-heads.ts'
import { timestampPlace } from './timestamp-place.ts'

let heads: HeadsFixture
let receiver: Receiver

beforeEach(async () => {
  heads = await openHeads()
  receiver = await openReceiver()
  receiver.answer = (_, response, body) => response.writeHead(200).end(answerTo(body))
})
afterEach(async () => {
  await receiver.close()
  await heads.close()
})

/** What is in all tokens, without the rest: no signature is looked at here. */
function answerTo(question: Buffer): Buffer {
  const [imprint, nonce] = [question.subarray(5, 56), question.subarray(56, 66)]
  const kind = Buffer.from('06092a864886f70d010702', 'hex')
  const token = element(0x30, kind, element(0xa0, imprint, nonce))
  return element(0x30, element(0x30, Buffer.from([0x02, 1, 0])), token)
}

function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, content.length]), content])
}

const sender = () => heads.senderOf(timestampPlace(heads.database, receiver.url))
const listed = async () => {
  const bus = createBus((error) => expect.unreachable(String(error)))
  const { headTimestamps } = tapeRoutes({ database: heads.database, bus })
  const answer = await headTimestamps({ query: {}, body: {} } as never, {} as never)
  return (answer as unknown as CallResult<'headTimestamps'>).timestamps
}

it('a head an hour has a timestamp, which is there for anybody', async () => {
  expect(await listed()).toEqual([])
  const { send } = sender()
  await heads.publish()
  await send()
  await heads.publish(59)
  await send()
  await heads.publish(1, MINUTE_MS)
  await send()
  const timestamps = await listed()
  expect(timestamps.map(({ signed }) => signed)).toEqual([heads.published[0], heads.published[60]])
  expect(receiver.requests.map(({ type }) => type)).toEqual(
    Array(2).fill('application/timestamp-query'),
  )
  const authority = new URL(receiver.url).host
  expect(timestamps.map((one) => one.authority)).toEqual([authority, authority])
})

it('what is not granted, of another head or an answer to another question is not taken', async () => {
  const others: ((question: Buffer) => Buffer)[] = [
    () => Buffer.from('not a stamp'),
    () => Buffer.alloc(70_000, 0x30),
    (question) => answerTo(question).subarray(1),
    (question) => answerTo(question).subarray(0, -1),
    (question) => Buffer.concat([answerTo(question), Buffer.alloc(1)]),
    (question) => answerTo(changed(question, question.length - 4)),
    (question) => answerTo(changed(question, 40)),
    (question) => refused(answerTo(question)),
  ]
  await heads.publish()
  const { send } = sender()
  for (const [number, other] of others.entries()) {
    receiver.answer = (_, response, body) => response.writeHead(200).end(other(body))
    await send()
    expect(receiver.requests).toHaveLength(number + 1)
    heads.clock.pass(LONGEST_PAUSE_MS)
  }
  expect(await heads.database.query('SELECT number FROM head_timestamp')).toEqual([])
  receiver.answer = (_, response, body) => response.writeHead(200).end(answerTo(body))
  await send()
  expect(await listed()).toHaveLength(1)
})

/** With one bit of one byte turned. */
function changed(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[place] = (copy[place] ?? 0) ^ 1
  return copy
}

/** The same with the status of a rejection. */
function refused(answer: Buffer): Buffer {
  const copy = Buffer.from(answer)
  const status = copy.indexOf(Buffer.from([0x02, 0x01, 0x00]))
  copy[status + 2] = 2
  return copy
}
