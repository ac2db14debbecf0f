// Has pictures encoded anew by a process of its own: one at a time, within a time and a memory.

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createBoundedQueue } from '../../platform/bounded-queue.ts'
import type { Log } from '../../platform/log.ts'
import type { PictureJob, PictureOutcome, WorkerMessage } from './picture-job.ts'

export type PictureEncoder = {
  /** Throws TooBusy when too many wait, and when the process cannot be started at all. */
  readonly encode: (job: PictureJob) => Promise<PictureOutcome>
  readonly stop: () => void
}

export type EncoderParts = {
  readonly log: Log
  /** The program of the process; another one in tests. */
  readonly program?: string
  readonly longestMs?: number
}

const PROGRAM = join(import.meta.dirname, 'picture-worker.ts')
const MAX_WAITING = 6
const RETRY_AFTER_MS = 3_000
/** For decoding and encoding one picture (REL-43). */
const LONGEST_MS = 5_000
const LONGEST_START_MS = 10_000
/** Nobody uploads: its memory is given back. */
const IDLE_MS = 60_000
const HEAP_MEGABYTES = 96

export function createPictureEncoder(parts: EncoderParts): PictureEncoder {
  const { log, program = PROGRAM, longestMs = LONGEST_MS } = parts
  const queue = createBoundedQueue({
    what: 'pictures',
    atOnce: 1,
    maxWaiting: MAX_WAITING,
    retryAfterMs: RETRY_AFTER_MS,
  })
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    worker?.kill('SIGKILL')
    worker = undefined
  }
  /** It may end between two pictures: neither of them is at fault then. */
  const begin = async (): Promise<ChildProcess> => {
    const child = await startWorker(program, Math.max(LONGEST_START_MS, longestMs))
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    return child
  }
  const encodeNow = async (job: PictureJob): Promise<PictureOutcome> => {
    clearTimeout(idle)
    worker ??= await begin()
    const outcome = await outcomeOf(worker, job, longestMs)
    if ('ended' in outcome) {
      // The picture was at fault: the next one gets a process of its own.
      log.warn({ purpose: job.purpose, why: outcome.ended }, 'a picture ended its process')
      end()
      return { kind: 'unreadable' }
    }
    idle = setTimeout(end, IDLE_MS).unref()
    return outcome
  }
  return {
    encode: (job) => queue.run(() => encodeNow(job)),
    stop: () => {
      clearTimeout(idle)
      end()
    },
  }
}

/** Without our environment: whoever took it over would find no secret there. */
async function startWorker(program: string, longestStartMs: number): Promise<ChildProcess> {
  const child = fork(program, [], {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const first = await firstOf(child, longestStartMs)
  if ('kind' in first && first.kind === 'ready') return child
  child.kill('SIGKILL')
  throw new Error('the process that encodes pictures did not start')
}

async function outcomeOf(
  child: ChildProcess,
  job: PictureJob,
  longestMs: number,
): Promise<PictureOutcome | Ended> {
  const first = firstOf(child, longestMs)
  child.send(job, () => {})
  const message = await first
  return 'kind' in message && message.kind === 'ready' ? { ended: 'said nothing' } : message
}

type Ended = { readonly ended: string }

/** What it says next, or that it ended or took too long. */
function firstOf(child: ChildProcess, longestMs: number): Promise<WorkerMessage | Ended> {
  return new Promise((resolve) => {
    const finish = (outcome: WorkerMessage | Ended) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onError)
      resolve(outcome)
    }
    const onMessage = (message: unknown) => finish(message as WorkerMessage)
    const onExit = (code: number | null, signal: string | null) =>
      finish({ ended: `exit ${code ?? signal}` })
    const onError = () => finish({ ended: 'failed' })
    const timer = setTimeout(() => finish({ ended: 'time' }), longestMs)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onError)
  })
}
