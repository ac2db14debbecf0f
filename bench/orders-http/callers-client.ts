// The callers in a process of their own: keep-alive connections that open and close contracts.

import { randomUUID } from 'node:crypto'
import { ROUTES } from '@fairtick/wire/routes'
import { answerTasks } from '../child-task.ts'
import { measureCalls } from '../options/callers.ts'
import type { CallersReport, CallersTask } from './caller-messages.ts'
import { type Connection, openConnection } from './connection.ts'

const OPENING = { symbol: 'BTCUSDT', orderType: 'market', lots: '0.1', leverage: 10 }
const FORMS = (['long', 'short'] as const).map((direction) =>
  JSON.stringify({ ...OPENING, direction }),
)

/** Every order has a key of its own, in this run and in every other. */
const KEYS_OF_RUN = randomUUID()
let keys = 0

/** Of each caller: a window goes on where the last one ended, so that positions do not pile up. */
const openOrders: (string | undefined)[] = []

answerTasks(measure)

async function measure({ port, tokens, callers, windowMs }: CallersTask): Promise<CallersReport> {
  const connections = await Promise.all(
    Array.from({ length: callers }, (_, place) =>
      openConnection(port, tokens[place % tokens.length] as string),
    ),
  )
  let openings = 0
  let closes = 0
  const order = async (caller: number): Promise<void> => {
    const connection = connections[caller] as Connection
    const open = openOrders[caller]
    if (open === undefined) {
      const form = FORMS[caller % FORMS.length] as string
      openOrders[caller] = await ask(connection, ROUTES.openContract.path, form)
      openings += 1
    } else {
      await ask(connection, ROUTES.closeContract.path, `{"id":"${open}"}`)
      openOrders[caller] = undefined
      closes += 1
    }
  }
  const { perSecond, latenciesMs } = await measureCalls(order, callers, windowMs)
  for (const connection of connections) connection.close()
  return { perSecond, latenciesMs, openings, closes }
}

/** The only thing of an answer that a caller needs to go on: the order stands first in it. */
const ID = /^\{"status":200,"message":"","result":\{"order":\{"id":"([\w-]+)"/

/** Resolves with the order's id. */
async function ask(connection: Connection, path: string, form: string): Promise<string> {
  keys += 1
  const text = await connection.post(path, form, `${KEYS_OF_RUN}-${keys}`)
  const id = ID.exec(text)?.[1]
  if (id === undefined) throw new Error(text)
  return id
}
