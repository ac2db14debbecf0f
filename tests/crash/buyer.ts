// A customer over HTTP who buys without end, and repeats under the same key what got no answer.

import { randomUUID } from 'node:crypto'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { drawNumber } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import type { Client } from '@fairtick/wire/client'
import { sendKeyed } from './keyed-request.ts'
import {
  isOpen,
  type Order,
  type Purchase,
  type PurchaseForm,
  type PurchaseLog,
  type Reply,
} from './purchase-log.ts'

/** What the shipped recording plays. */
const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'LTCUSDT'] as const
const STAKE = '5'
/** Two, so that a pause of the buyers leaves no gap in what falls due later. */
const DURATIONS_SECONDS = [30, 60] as const
/** Between two tries while nobody answers. */
const RETRY_MS = 100

export type Buyer = {
  readonly name: string
  readonly client: Client
  readonly userId: string
  /** Of the session. */
  readonly token: string
  /** Decides what is bought and when. */
  readonly random: SeededRandom
  /** A purchase under a key of its own, noted in the log; nothing is sent yet. */
  readonly newPurchase: (form?: Partial<PurchaseForm>) => Purchase
  /** One request for it; the same purchase may be sent again, also at the same time. */
  readonly send: (purchase: Purchase) => Promise<Reply>
}

export type Door = { readonly url: string; readonly inviteCode: string }

export async function openBuyer(server: Door, place: number, log: PurchaseLog): Promise<Buyer> {
  const name = `buyer ${place}`
  const { client, token, user } = await registerAccount(server, 'en')
  const random = createSeededRandom(drawNumber(name))
  return {
    ...{ name, client, userId: user.id, token, random },
    newPurchase: (wish = {}) => {
      const purchase = {
        buyer: name,
        key: randomUUID(),
        form: drawForm(random, wish),
        requests: [],
      }
      log.add(purchase)
      return purchase
    },
    send: (purchase) => log.follow(purchase, request(server.url, token, purchase)),
  }
}

/** Buys until it is over, then goes on repeating until nothing of theirs is without an answer. */
export async function keepBuying(
  buyer: Buyer,
  isOver: () => boolean,
  meanPauseMs: number,
): Promise<void> {
  let current: Purchase | undefined
  while (current !== undefined || !isOver()) {
    current ??= buyer.newPurchase()
    await buyer.send(current)
    await pause(isOpen(current) ? RETRY_MS : buyer.random.whole(2 * meanPauseMs))
    if (!isOpen(current)) current = undefined
  }
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}

function drawForm(random: SeededRandom, wish: Partial<PurchaseForm>): PurchaseForm {
  return {
    symbol: random.pick(SYMBOLS),
    direction: random.pick(['up', 'down']),
    amount: STAKE,
    duration: random.pick(DURATIONS_SECONDS),
    ...wish,
  }
}

async function request(url: string, token: string, { key, form }: Purchase): Promise<Reply> {
  const reply = await sendKeyed<{ order: Order }>({ url, token, name: 'buyOption', key, form })
  if (reply.kind !== 'answered') return reply
  return { kind: 'acknowledged', atMs: reply.atMs, order: reply.result.order }
}
