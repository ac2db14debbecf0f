// What is published reaches a place whole and in order, whatever the place, a stop or another place
// does: over a real server that fails, hangs, sends elsewhere and comes back.

import { findHeadFault } from '@fairtick/proof/head'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HeadPlace } from './head-place.ts'
import {
  type HeadsFixture,
  headsIn,
  KEY,
  numbersOf,
  openHeads,
  openReceiver,
  type Receiver,
  takeIt,
} from './head-places-fixture.ts'
import { LONGEST_PAUSE_MS } from './send-heads.ts'
import { urlPlace } from './url-place.ts'

const FAR_PATIENCE_MS = 60_000
let heads: HeadsFixture
let receiver: Receiver

beforeEach(async () => {
  heads = await openHeads()
  receiver = await openReceiver()
})
afterEach(async () => {
  await receiver.close()
  await heads.close()
})

const place = (patienceMs = FAR_PATIENCE_MS) => urlPlace(receiver.url, 1, patienceMs)
const fail: Receiver['answer'] = (_, response) => response.writeHead(500).end('no')
/** What was logged of places, without the rest. */
const told = () =>
  heads.lines
    .map((line) => JSON.parse(line) as { level: number; place?: string; msg: string })
    .filter(({ place: name }) => name !== undefined)
    .map(({ level, msg }) => [level, msg])
const FAILED = [40, 'heads cannot be sent to a place; it is tried again']
const RETURNED = [30, 'heads are sent to this place again']

it('a place begins with the newest head and gets each once, as it was published', async () => {
  const { send } = heads.senderOf(place())
  await send()
  expect(receiver.requests).toEqual([])
  await heads.publish(2)
  await send()
  await heads.publish()
  await send()
  await send()
  expect(headsIn(receiver)).toEqual(heads.published.slice(1))
  expect(receiver.requests.map(({ type }) => type)).toEqual(Array(2).fill('application/json'))
  const keys = [{ id: KEY.id, publicKey: KEY.publicKey, since: 0 }]
  for (const head of headsIn(receiver)) expect(findHeadFault(head, keys)).toBeUndefined()
  expect(heads.behind).toEqual(new Map([['url 1', 0]]))
})

it('that refuses is tried ever more rarely, told of once, and then gets all it missed', async () => {
  const { send } = heads.senderOf(place())
  await heads.publish()
  await send()
  receiver.answer = fail
  await heads.publish(3)
  await send()
  await send()
  expect(receiver.requests).toHaveLength(2)
  for (let pauseMs = 2_000; pauseMs < LONGEST_PAUSE_MS; pauseMs *= 2) {
    const before = receiver.requests.length
    heads.clock.pass(pauseMs - 1)
    await send()
    expect(receiver.requests).toHaveLength(before)
    heads.clock.pass(1)
    await send()
    expect(receiver.requests).toHaveLength(before + 1)
  }
  expect(told()).toEqual([FAILED])
  expect(heads.behind.get('url 1')).toBe(3)
  heads.clock.pass(LONGEST_PAUSE_MS)
  receiver.requests.length = 0
  receiver.answer = takeIt
  await send()
  expect(numbersOf(headsIn(receiver))).toEqual([1, 2, 3])
  expect(told()).toEqual([FAILED, RETURNED])
  receiver.answer = fail
  await heads.publish()
  await send()
  expect(told()).toEqual([FAILED, RETURNED, FAILED])
})

it('that fails in the middle, and a stop, leave the rest to the next sender', async () => {
  await heads.publish()
  await heads.senderOf(place()).send()
  await heads.publish(5)
  let left = 2
  receiver.answer = (...args) => {
    left -= 1
    return left >= 0 ? takeIt(...args) : fail(...args)
  }
  await heads.senderOf(place()).send()
  receiver.requests.length = 0
  receiver.answer = takeIt
  await heads.senderOf(place()).send()
  expect(numbersOf(headsIn(receiver))).toEqual([3, 4, 5])
})

it('that never answers is given up, and ends at once with a stop', async () => {
  receiver.answer = () => {}
  await heads.publish()
  await heads.senderOf(place(50)).send()
  expect(told()).toEqual([FAILED])
  const sender = heads.senderOf(place())
  const sending = sender.send()
  await eventually('the second request', () => receiver.requests.length === 2)
  sender.stop()
  await sending
  await sender.send()
  expect(receiver.requests).toHaveLength(2)
  expect(told()).toEqual([FAILED])
})

it('that sends elsewhere is not followed, and none of an endless answer is read', async () => {
  const elsewhere = await openReceiver()
  receiver.answer = (_, response) => response.writeHead(307, { location: elsewhere.url }).end()
  await heads.publish()
  const { send } = heads.senderOf(place())
  await send()
  expect(elsewhere.requests).toEqual([])
  expect(told()).toEqual([FAILED])
  let isEnded = false
  receiver.answer = (_, response) => {
    response.on('close', () => {
      isEnded = true
    })
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(65_536)));
    }
    response.on('drain', more).writeHead(200)
    more()
  }
  heads.clock.pass(LONGEST_PAUSE_MS)
  await send()
  await eventually('the end of the answer', () => isEnded)
  expect(told()).toEqual([FAILED, RETURNED])
  await elsewhere.close()
})

it('after a long outage gets pages of a bounded size, in order', async () => {
  await heads.publish()
  const pages: number[][] = []
  const all: (number | undefined)[] = []
  const take: HeadPlace['take'] = async (page) => {
    pages.push([page.length, heads.behind.get('url 1') ?? 0])
    all.push(...numbersOf(page))
    return page.length
  }
  const { send } = heads.senderOf({ ...place(), take }, 10)
  await send()
  await heads.publish(23)
  await send()
  expect(pages).toEqual([
    ...[
      [1, 1],
      [10, 23],
    ],
    ...[
      [10, 13],
      [3, 3],
    ],
  ])
  expect(all).toEqual(Array.from({ length: 24 }, (_, number) => number))
})

it('two processes at once leave none out, and nobody sets a place back or beyond the end', async () => {
  await heads.publish(3)
  const [one, other] = [heads.senderOf(place()), heads.senderOf(place())]
  await one.send()
  await heads.publish(4)
  await Promise.all([one.send(), other.send()])
  expect(new Set(numbersOf(headsIn(receiver)))).toEqual(new Set([2, 3, 4, 5, 6]))
  const next = () => heads.database.query('SELECT next_number FROM head_place')
  expect(await next()).toEqual([{ next_number: 7n }])
  for (const number of [6, 8]) {
    const wrong = heads.database.query('UPDATE head_place SET next_number = $1', [number])
    await expect(wrong).rejects.toThrow('a place goes on from head to head')
  }
  const made = heads.database.query(`INSERT INTO head_place VALUES ('other', 8)`)
  await expect(made).rejects.toThrow('a place goes on from head to head')
  expect(await next()).toEqual([{ next_number: 7n }])
})
