// Commands that wait for the engine, bounded, with the twins of one idempotency key joined.

import type { Command } from '@fairtick/core/engine/command'
import { answerId, type IdempotencyKey, KeyReused } from '../../platform/idempotency.ts'
import { type CommandOutcome, EngineUnavailable, KeyInFlight } from '../engine-port.ts'

/**
 * More waiting commands than this are turned away with 503; with those that the intake holds they
 * are the 3 000 of performance.md §2b.
 */
export const MAX_WAITING_COMMANDS = 2_000
/** How long a twin waits for the first answer before it is told `in_flight` (api.md). */
export const DUPLICATE_WAIT_MS = 8_000

/** A key with the id of its answer: hashed once, on its way in. */
export type AnswerKey = Omit<IdempotencyKey, 'scope'> & { readonly id: string }

export type PendingCommand = {
  readonly command: Command
  readonly key: AnswerKey | undefined
  readonly resolve: (outcome: CommandOutcome) => void
  readonly reject: (error: Error) => void
}

export type CommandQueue = {
  /** Waits in line; the promise is settled after the commit, or rejected when there is none. */
  readonly add: (command: Command, key: IdempotencyKey | undefined) => Promise<CommandOutcome>
  readonly take: (most: number) => PendingCommand[]
  readonly size: () => number
  /** Ids of the keys whose commands are not settled yet, here or taken. */
  readonly keysUnderWay: () => Iterable<string>
  /** Rejects all that wait: the engine has stopped. */
  readonly rejectAll: (error: Error) => void
}

export function createCommandQueue(onAdded: () => void): CommandQueue {
  const waiting: PendingCommand[] = []
  const inFlight = new Map<string, Twin>()

  const isFull = () => waiting.length >= MAX_WAITING_COMMANDS
  const enqueue = (command: Command, key: AnswerKey | undefined): Promise<CommandOutcome> => {
    const { promise, resolve, reject } = Promise.withResolvers<CommandOutcome>()
    if (key === undefined) waiting.push({ command, key, resolve, reject })
    else {
      const twin: Twin = { bodyHash: key.bodyHash, answer: promise }
      inFlight.set(key.id, twin)
      const forget = () => {
        // Whoever settles it twice must not forget a twin that came between.
        if (inFlight.get(key.id) === twin) inFlight.delete(key.id)
        // What the map was held in before it was last made anew would keep the answer alive.
        twin.answer = undefined
      }
      waiting.push({
        command,
        key,
        resolve: (outcome) => {
          forget()
          resolve(outcome)
        },
        reject: (error) => {
          forget()
          reject(error)
        },
      })
    }
    onAdded()
    return promise
  }
  return {
    add: (command, key) => {
      if (key === undefined) return isFull() ? refuse() : enqueue(command, undefined)
      const id = answerId(key)
      const twin = inFlight.get(id)
      if (twin?.answer) return joinTwin(twin.answer, twin.bodyHash, key)
      if (isFull()) return refuse()
      return enqueue(command, { id, key: key.key, bodyHash: key.bodyHash })
    },
    take: (most) => waiting.splice(0, most),
    size: () => waiting.length,
    keysUnderWay: () => inFlight.keys(),
    rejectAll: (error) => {
      for (const { reject } of waiting.splice(0)) reject(error)
    },
  }
}

/** A key under way; without an answer it is settled. */
type Twin = { readonly bodyHash: string; answer: Promise<CommandOutcome> | undefined }

function refuse(): Promise<never> {
  return Promise.reject(new EngineUnavailable('too many commands are waiting'))
}

function joinTwin(
  answer: Promise<CommandOutcome>,
  bodyHash: string,
  key: IdempotencyKey,
): Promise<CommandOutcome> {
  if (bodyHash !== key.bodyHash) return Promise.reject(new KeyReused(key.key))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new KeyInFlight(key.key)), DUPLICATE_WAIT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
