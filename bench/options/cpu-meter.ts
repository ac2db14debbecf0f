// What a measured window costs in CPU: of this process, of the engine's PostgreSQL backend, and of
// the processes that came to an end in it.

import { readFileSync } from 'node:fs'
import type { Database } from '@fairtick/server/platform/database'

/** Linux counts the CPU of a process in hundredths of a second. */
const TICK_US = 10_000
/** Places in `/proc/PID/stat` behind the name of the program. */
const PARENT_PLACE = 1
const OWN_PLACES = [11, 12]
const ENDED_CHILDREN_PLACES = [13, 14]

/** Microseconds of user and system time; PGlite has no processes of its own. */
export type Cpu = {
  readonly nodeUs: number
  readonly backendUs: number
  /** Children of ours and of the server's: pgbench with its backends, autovacuum when it ended. */
  readonly endedUs: number
}

/** Starts a measurement each time it is called; the inner call says what was used since. */
export async function createCpuMeter(database: Database): Promise<() => () => Cpu> {
  const [row] = await database.engineLane.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const backend = database.kind === 'pglite' ? undefined : Number(row?.pid)
  const server = backend === undefined ? undefined : Number(readStat(backend)[PARENT_PLACE])
  const backendUs = () => sumCpu(backend, OWN_PLACES)
  const endedUs = () =>
    sumCpu(process.pid, ENDED_CHILDREN_PLACES) + sumCpu(server, ENDED_CHILDREN_PLACES)
  return () => {
    const before = { node: process.cpuUsage(), backend: backendUs(), ended: endedUs() }
    return () => {
      const { user, system } = process.cpuUsage(before.node)
      return {
        nodeUs: user + system,
        backendUs: backendUs() - before.backend,
        endedUs: endedUs() - before.ended,
      }
    }
  }
}

function sumCpu(pid: number | undefined, places: readonly number[]): number {
  if (pid === undefined) return 0
  const fields = readStat(pid)
  return places.reduce((sum, place) => sum + Number(fields[place]) * TICK_US, 0)
}

function readStat(pid: number): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
