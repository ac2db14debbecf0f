// A customer over HTTP who opens, sets and closes contracts without end; a bold one opens one that
// takes almost all of their money.

import { randomUUID } from 'node:crypto'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { drawNumber } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import type { Client } from '@fairtick/wire/client'
import { vi } from 'vitest'
import { type Door, pause } from './buyer.ts'
import { sendKeyed } from './keyed-request.ts'
import {
  type Contract,
  isUnanswered,
  type Trade,
  type TradeCall,
  type TradeLog,
  toldBy,
} from './trade-log.ts'

const SYMBOL = 'BTCUSDT'
const MOST_OPEN = 6
const RETRY_MS = 100
/** TP and SL this near are reached within seconds, also while the server is down. */
const LEVEL_SHARE = 0.001
const PAGE_SIZE = 100
/** A busy machine refuses a reading that takes too long; what is read then counts. */
const READ_WITHIN_MS = 120_000
const SMALL = { lots: '2', leverage: 10 }
/** Nearly all that 10 000 can open: a move of 1 % stops out. */
const BOLD_SIZES = [
  { lots: '500', leverage: 50 },
  { lots: '200', leverage: 50 },
]
const DIRECTIONS = ['long', 'short'] as const
const NONE = { takeProfit: null, stopLoss: null }

export type Trader = {
  /** Trades until it is over, then goes on repeating until nothing of theirs is unanswered. */
  readonly keepTrading: (isOver: () => boolean, meanPauseMs: number) => Promise<void>
  /** What has ended, read over HTTP. */
  readonly readEnded: () => Promise<Contract[]>
}

export async function openTrader(server: Door, place: number, log: TradeLog): Promise<Trader> {
  const { client, token } = await registerAccount(server, 'en')
  const trader = `trader ${place}`
  const random = createSeededRandom(drawNumber(trader))
  const temper = place % 2 === 1 ? 'bold' : 'careful'
  const open: Contract[] = []
  const send = async (trade: Trade) => {
    const { call: name, key, form } = trade
    const request = { url: server.url, token, name, key, form }
    trade.replies.push(await sendKeyed<{ order: Contract }>(request))
  }
  const draw = (): Trade => {
    const { call, form } = drawTrade(open, temper, random)
    const trade: Trade = { trader, key: randomUUID(), call, form, replies: [] }
    log.trades.push(trade)
    return trade
  }
  return {
    keepTrading: async (isOver, meanPauseMs) => {
      let current: Trade | undefined
      while (current !== undefined || !isOver()) {
        current ??= draw()
        await send(current)
        await pause(isUnanswered(current) ? RETRY_MS : random.whole(2 * meanPauseMs))
        if (isUnanswered(current)) continue
        follow(open, current)
        current = undefined
      }
    },
    readEnded: () => readAll(client),
  }
}

function drawTrade(
  open: readonly Contract[],
  temper: 'bold' | 'careful',
  random: SeededRandom,
): { readonly call: TradeCall; readonly form: object } {
  const isBold = temper === 'bold'
  const chosen = open[random.whole(Math.max(1, open.length))]
  if (chosen === undefined || (open.length < MOST_OPEN && random.whole(2) === 0)) {
    const size = isBold ? (BOLD_SIZES[open.length] ?? SMALL) : SMALL
    const direction = isBold ? (chosen?.direction ?? 'long') : random.pick(DIRECTIONS)
    const form = { symbol: SYMBOL, direction, orderType: 'market', lots: size.lots }
    return { call: 'openContract', form: { ...form, leverage: size.leverage } }
  }
  if (!isBold && (chosen.takeProfit === null || random.whole(3) > 0)) {
    return { call: 'setContract', form: { id: chosen.id, ...levelsAround(chosen) } }
  }
  // Whoever is bold waits for the market.
  if (isBold && random.whole(10) > 0)
    return { call: 'setContract', form: { id: chosen.id, ...NONE } }
  const part = random.whole(2) === 0 ? {} : { lots: '0.5' }
  return { call: 'closeContract', form: { id: chosen.id, ...part } }
}

function levelsAround({ openPrice, direction }: Contract) {
  const at = (share: number) => (Number(openPrice) * (1 + share)).toFixed(2)
  const [above, below] = [at(LEVEL_SHARE), at(-LEVEL_SHARE)]
  return direction === 'long'
    ? { takeProfit: above, stopLoss: below }
    : { takeProfit: below, stopLoss: above }
}

/** Keeps in mind what is open, as far as the trader was told. */
function follow(open: Contract[], trade: Trade): void {
  const told = toldBy(trade)
  const { id } = told ?? (trade.form as { id?: string })
  const place = open.findIndex((contract) => contract.id === id)
  if (told?.status === 'trading') {
    if (place >= 0) open[place] = told
    else open.push(told)
  } else if (place >= 0) {
    // Refused levels may be on the wrong side by now; then the next try closes.
    open.splice(place, 1)
  }
}

async function readAll(client: Client): Promise<Contract[]> {
  const all: Contract[] = []
  for (let page = 1; ; page += 1) {
    const query = { page: String(page), size: String(PAGE_SIZE) }
    const read = () => client.call('contractRecords', { query })
    const { data } = await vi.waitFor(read, READ_WITHIN_MS)
    all.push(...data)
    if (data.length < PAGE_SIZE) return all
  }
}
