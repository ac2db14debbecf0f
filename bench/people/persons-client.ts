// The persons in a process of their own: each opens Home and the chart, buys an option, looks at
// the list, and waits; over one keep-alive connection each.

import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ROUTES } from '@fairtick/wire/routes'
import { answerTasks } from '../child-task.ts'
import { type Connection, openConnection } from '../orders-http/connection.ts'
import type { PersonsReport, PersonsTask } from './person-messages.ts'

const SYMBOL = 'BTCUSDT'
/** Two seconds on average: where all waited the same they would soon come in waves. */
const PAUSE_MS = { least: 1_000, most: 3_000 }
const OPEN_ORDERS = [
  `${ROUTES.optionOrders.path}?status=trading&page=1&size=100`,
  `${ROUTES.contractOrders.path}?status=trading&page=1&size=100`,
  `${ROUTES.contractOrders.path}?status=pending&page=1&size=100`,
]
/** As the app gathers them when its page is opened anew; once inside it asks for little more. */
const HOME = [
  ...[ROUTES.userDetail.path, ROUTES.accountSummary.path, ROUTES.home.path],
  ...[`${ROUTES.equityHistory.path}?days=7`, ROUTES.banners.path],
  ...[...OPEN_ORDERS, ROUTES.dictionary.path],
]
const CANDLES = `${ROUTES.candles.path}?coinName=${SYMBOL}&type=1m&limit=300`
const BUY = { symbol: SYMBOL, amount: '5', duration: 30 }

answerTasks(live)

type Note = (name: string, work: Promise<unknown>) => Promise<void>

async function live(task: PersonsTask): Promise<PersonsReport> {
  const { port, tokens, persons, rampMs, windowMs } = task
  const latenciesMs: Record<string, number[]> = {}
  const countedMs = performance.now() + rampMs
  let failed = 0
  const note: Note = async (name, work) => {
    const startMs = performance.now()
    const isAnswered = await work.then(
      () => true,
      () => false,
    )
    if (!isAnswered) failed += 1
    if (startMs < countedMs) return
    latenciesMs[name] ??= []
    latenciesMs[name].push(performance.now() - startMs)
  }
  const endMs = countedMs + windowMs
  const lives = Array.from({ length: persons }, async (_, place) => {
    await setTimeout((place / persons) * rampMs)
    const connection = await openConnection(port, tokens[place % tokens.length] as string)
    while (performance.now() < endMs) {
      await visit(connection, note)
      await setTimeout(randomInt(PAUSE_MS.least, PAUSE_MS.most))
    }
    connection.close()
  })
  await Promise.all(lives)
  return { latenciesMs, failed }
}

async function visit(connection: Connection, note: Note): Promise<void> {
  const read = (calls: readonly string[]) =>
    connection.post(ROUTES.reads.path, JSON.stringify({ calls }), crypto.randomUUID())
  await note('time', connection.get(ROUTES.time.path))
  await note('reads of Home', read(HOME))
  await note('tradesymbol', connection.get(ROUTES.instruments.path))
  await note('kline', connection.get(CANDLES))
  await note('alerts', connection.get(ROUTES.priceAlerts.path))
  const order = JSON.stringify({ ...BUY, direction: 'up' })
  await note('order', connection.post(ROUTES.buyOption.path, order, crypto.randomUUID()))
  await note('orderlist', connection.get(OPEN_ORDERS[0] as string))
}
