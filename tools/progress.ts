// How far a long command is and how long it has left, for who waits: never in its output.

import type { WriteStream } from 'node:tty'

export type Progress = {
  /** So many are done, of the whole. */
  readonly done: (count: number) => void
  /** Before a line is printed: the bar goes, and comes back below it. */
  readonly makeRoom: () => void
  readonly end: () => void
}

export type ProgressParts = {
  /** What is counted, in the plural: `records`. */
  readonly what: string
  readonly total: number
  readonly stream?: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean }
}

/** Whatever ends before that says nothing. */
const QUIET_MS = 5_000
const LINE_EVERY_MS = 5_000
const BAR_EVERY_MS = 200
const BAR_CELLS = 24
const CLEAR_LINE = '\r\u001B[K'

/** A bar on a terminal, else a line every 5 s, on stderr. */
export function createProgress(parts: ProgressParts): Progress {
  const { what, total, stream = process.stderr } = parts
  const isTerminal = stream.isTTY === true
  const everyMs = isTerminal ? BAR_EVERY_MS : LINE_EVERY_MS
  const startedMs = performance.now()
  let dueMs = startedMs + QUIET_MS
  let count = 0
  let isShown = false
  const look = () => {
    const nowMs = performance.now()
    if (nowMs < dueMs) return
    dueMs = nowMs + everyMs
    isShown = true
    const line = describe({ what, total, count, tookMs: nowMs - startedMs })
    stream.write(isTerminal ? `${CLEAR_LINE}${barOf(count, total)} ${line}` : `${line}\n`)
  }
  const makeRoom = () => {
    if (isShown && isTerminal) stream.write(CLEAR_LINE)
    isShown = false
  }
  // One step may take long, and then nobody calls.
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    done: (reached) => {
      count = reached
      look()
    },
    makeRoom,
    end: () => {
      clearInterval(timer)
      makeRoom()
    },
  }
}

type Reached = {
  readonly what: string
  readonly total: number
  readonly count: number
  readonly tookMs: number
}

function describe({ what, total, count, tookMs }: Reached): string {
  const figures = `${count.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`
  if (count === 0) return `${figures}, ${inWords(tookMs)} so far`
  return `${figures}, about ${inWords((tookMs / count) * Math.max(0, total - count))} left`
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

function barOf(count: number, total: number): string {
  const filled = Math.round((BAR_CELLS * Math.min(count, total)) / Math.max(1, total))
  return `[${'#'.repeat(filled)}${'-'.repeat(BAR_CELLS - filled)}]`
}
