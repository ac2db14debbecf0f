// The callers in a process of their own: keep-alive connections that open and close contracts.

import { randomUUID } from 'node:crypto'
import { ROUTES } from '@fairtick/wire/routes'
import { measureCalls } from '../options/callers.ts'
import type { CallersReport, CallersTask } from './caller-messages.ts'
import { type Connection, openConnection } from './connection.ts'

const OPENING = { symbol: 'BTCUSDT', orderType: 'market', lots: '0.1', leverage: 10 }

process.on('message', (task: CallersTask) => {
  measure(task).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function measure({ port, tokens, callers, windowMs }: CallersTask): Promise<CallersReport> {
  const lines = await Promise.all(
    Array.from({ length: callers }, async (_, place) => ({
      connection: await openConnection(port, tokens[place % tokens.length] as string),
      orderId: undefined as string | undefined,
    })),
  )
  let openings = 0
  let closes = 0
  const order = async (caller: number): Promise<void> => {
    const line = lines[caller] as (typeof lines)[number]
    if (line.orderId === undefined) {
      line.orderId = await open(line.connection, caller)
      openings += 1
    } else {
      await ask(line.connection, ROUTES.closeContract.path, { id: line.orderId })
      line.orderId = undefined
      closes += 1
    }
  }
  const { perSecond, latenciesMs } = await measureCalls(order, callers, windowMs)
  for (const { connection } of lines) connection.close()
  return { perSecond, latenciesMs, openings, closes }
}

async function open(connection: Connection, caller: number): Promise<string> {
  const direction = caller % 2 === 0 ? 'long' : 'short'
  const answer = await ask(connection, ROUTES.openContract.path, { ...OPENING, direction })
  return answer.result.order.id
}

async function ask(connection: Connection, path: string, form: object) {
  const text = await connection.post(path, JSON.stringify(form), randomUUID())
  const answer = JSON.parse(text) as { status: number; result: { order: { id: string } } }
  if (answer.status !== 200) throw new Error(text)
  return answer
}
