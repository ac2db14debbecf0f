// A customer over HTTP who buys without end, and repeats under the same key what got no answer.

import { randomInt, randomUUID } from 'node:crypto'
import { type Client, createClient } from '@fairtick/wire/client'
import type { Answer } from '@fairtick/wire/envelope'
import { ROUTES } from '@fairtick/wire/routes'
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
/** Longer than any answer may take, so that a late one is seen as late. */
const PATIENCE_MS = 30_000
/** Between two tries while nobody answers. */
const RETRY_MS = 100
const PASSWORD = 'walnut bridge 52'

export type Buyer = {
  readonly name: string
  readonly client: Client
  /** A purchase under a key of its own, noted in the log; nothing is sent yet. */
  readonly newPurchase: (form?: Partial<PurchaseForm>) => Purchase
  /** One request for it; the same purchase may be sent again, also at the same time. */
  readonly send: (purchase: Purchase) => Promise<Reply>
}

/** Registers a customer. `place` tells him from the others. */
export async function openBuyer(
  server: { readonly url: string; readonly inviteCode: string },
  place: number,
  log: PurchaseLog,
): Promise<Buyer> {
  const name = `buyer ${place}`
  let token: string | undefined
  const client = createClient({
    baseUrl: server.url,
    token: () => token,
    language: () => 'en',
    account: () => 'practice',
    fetch,
  })
  token = await register(client, server.inviteCode, place)
  return {
    name,
    client,
    newPurchase: (wish = {}) => {
      const purchase = { buyer: name, key: randomUUID(), form: drawForm(wish), requests: [] }
      log.add(purchase)
      return purchase
    },
    send: async (purchase) => {
      const sentMs = Date.now()
      const reply = await request(server.url, token ?? '', purchase)
      purchase.requests.push({ sentMs, reply })
      return reply
    },
  }
}

/** Buys until it is over, then goes on repeating until nothing of his is without an answer. */
export async function keepBuying(
  buyer: Buyer,
  isOver: () => boolean,
  meanPauseMs: number,
): Promise<void> {
  let current: Purchase | undefined
  while (current !== undefined || !isOver()) {
    current ??= buyer.newPurchase()
    await buyer.send(current)
    await pause(isOpen(current) ? RETRY_MS : randomInt(2 * meanPauseMs))
    if (!isOpen(current)) current = undefined
  }
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}

function drawForm(wish: Partial<PurchaseForm>): PurchaseForm {
  return {
    symbol: SYMBOLS[randomInt(SYMBOLS.length)] ?? SYMBOLS[0],
    direction: randomInt(2) === 0 ? 'up' : 'down',
    amount: STAKE,
    duration: DURATIONS_SECONDS[randomInt(DURATIONS_SECONDS.length)] ?? DURATIONS_SECONDS[0],
    ...wish,
  }
}

async function register(client: Client, inviteCode: string, place: number): Promise<string> {
  const phone = `090${String(10_000_000 + place)}`
  const email = `buyer${place}@mail.example`
  const { shownCode } = await client.call('verificationCode', {
    body: { email, purpose: 'register' },
  })
  const { token } = await client.call('register', {
    body: {
      ...{ phone, email, inviteCode, code: shownCode ?? '', password: PASSWORD },
      ...{ fullName: `Buyer Number ${place}`, agree: true },
    },
  })
  return token
}

async function request(url: string, token: string, { key, form }: Purchase): Promise<Reply> {
  try {
    const response = await fetch(`${url}${ROUTES.buyOption.path}`, {
      method: ROUTES.buyOption.method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        Authorization: `Bearer ${token}`,
        Account: 'practice',
        Lang: 'en',
      },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer = (await response.json()) as Answer<{ order: Order }>
    return replyOf(response, answer)
  } catch (error) {
    return { kind: 'unanswered', atMs: Date.now(), why: causeOf(error) }
  }
}

function replyOf({ status, headers }: Response, answer: Answer<{ order: Order }>): Reply {
  const atMs = Date.now()
  if (status === 200) return { kind: 'acknowledged', atMs, order: answer.result.order }
  if (status === 403) return { kind: 'refused', atMs, code: String(answer.code) }
  const retryAfter = headers.get('retry-after')
  return { kind: 'unanswered', atMs, why: `${status}, Retry-After ${retryAfter ?? 'missing'}` }
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return `broken: ${cause?.code ?? (error as Error).name}`
}
