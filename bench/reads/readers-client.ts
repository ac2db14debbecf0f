// The readers in a process of their own: keep-alive connections that ask for one path.

import { answerTasks } from '../child-task.ts'
import { measureCalls } from '../options/callers.ts'
import { latencyAt } from '../options/figures.ts'
import { type Connection, openConnection } from '../orders-http/connection.ts'
import type { ReadersReport, ReadersTask } from './reader-messages.ts'

answerTasks(measure)

async function measure(task: ReadersTask): Promise<ReadersReport> {
  const { port, tokens, path, callers, windowMs } = task
  const connections = await Promise.all(
    Array.from({ length: callers }, (_, place) =>
      openConnection(port, tokens[place % tokens.length] as string),
    ),
  )
  let bytes = 0
  const read = async (caller: number): Promise<void> => {
    bytes = (await (connections[caller] as Connection).get(path)).length
  }
  const { latenciesMs } = await measureCalls(read, callers, windowMs)
  for (const connection of connections) connection.close()
  return { calls: latenciesMs.length, p99Ms: latencyAt(latenciesMs, 0.99), bytes }
}
