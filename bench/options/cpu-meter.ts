// What a measured window costs in CPU: of this process and of the engine's PostgreSQL backend.

import { readFileSync } from 'node:fs'
import type { Database } from '@fairtick/server/platform/database'

/** Linux counts the CPU of a process in hundredths of a second. */
const TICK_US = 10_000
/** User and system time: places in `/proc/PID/stat` behind the name of the program. */
const CPU_PLACES = [11, 12]

/** Microseconds of user and system time. */
export type Cpu = {
  readonly nodeUs: number
  /** Undefined with PGlite, which has no process of its own. */
  readonly backendUs: number | undefined
}

/** Starts a measurement each time it is called; the inner call says what was used since. */
export async function createCpuMeter(database: Database): Promise<() => () => Cpu> {
  const [row] = await database.engineLane.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const backend = database.kind === 'pglite' ? undefined : Number(row?.pid)
  return () => {
    const nodeBefore = process.cpuUsage()
    const backendBefore = backend === undefined ? 0 : readCpu(backend)
    return () => {
      const { user, system } = process.cpuUsage(nodeBefore)
      const backendUs = backend === undefined ? undefined : readCpu(backend) - backendBefore
      return { nodeUs: user + system, backendUs }
    }
  }
}

function readCpu(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return CPU_PLACES.reduce((sum, place) => sum + Number(fields[place]) * TICK_US, 0)
}
