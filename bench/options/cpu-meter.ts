// What a measured window costs in CPU: of this process, and of the engine's PostgreSQL backend.

import { readFileSync } from 'node:fs'
import type { Database } from '@fairtick/server/platform/database'

/** Linux counts the CPU of a process in hundredths of a second. */
const TICK_US = 10_000
/** Places of utime and stime in `/proc/PID/stat`, behind the name of the program. */
const USER_PLACE = 11
const SYSTEM_PLACE = 12

/** Microseconds of user and system time; PGlite has no backend of its own. */
export type Cpu = { readonly nodeUs: number; readonly backendUs: number }

/** Starts a measurement each time it is called; the inner call says what was used since. */
export async function createCpuMeter(database: Database): Promise<() => () => Cpu> {
  const [row] = await database.engineLane.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const backendUs = (): number => {
    if (database.kind === 'pglite') return 0
    const text = readFileSync(`/proc/${row?.pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_PLACE]) + Number(fields[SYSTEM_PLACE])) * TICK_US
  }
  return () => {
    const node = process.cpuUsage()
    const backend = backendUs()
    return () => {
      const { user, system } = process.cpuUsage(node)
      return { nodeUs: user + system, backendUs: backendUs() - backend }
    }
  }
}
