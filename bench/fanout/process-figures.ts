// What a process has used, as the kernel counts it.

import { readFileSync } from 'node:fs'

/** Ticks of the kernel's clock a second: 100 on every Linux that Node runs on. */
const CLOCK_TICKS_PER_SECOND = 100

/** User and system time of a process since its start, seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name stands in brackets and may hold anything: fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) / CLOCK_TICKS_PER_SECOND
}

/** How long a process was ready to run while something else had its core, seconds. */
export function waitedSeconds(pid: number): number {
  const [, waitedNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return Number(waitedNs) / 1e9
}

/** Resident memory, MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
