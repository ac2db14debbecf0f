// Commands that wait for the engine, bounded, with the twins of one idempotency key joined.

import type { Command } from '@fairtick/core/engine/command'
import { answerId } from '../platform/idempotency.ts'
import {
  type CommandOutcome,
  EngineUnavailable,
  type IdempotencyKey,
  KeyInFlight,
  KeyReused,
} from './engine-port.ts'

/** More waiting commands than this are turned away with 503 (performance.md §2b). */
export const MAX_WAITING_COMMANDS = 3_000
/** How long a twin waits for the first answer before it is told `in_flight` (api.md). */
export const TWIN_PATIENCE_MS = 8_000

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
  /** Rejects all that wait: the engine has stopped. */
  readonly rejectAll: (error: Error) => void
}

export function createCommandQueue(onAdded: () => void): CommandQueue {
  const waiting: PendingCommand[] = []
  const inFlight = new Map<string, { bodyHash: string; answer: Promise<CommandOutcome> }>()

  const isFull = () => waiting.length >= MAX_WAITING_COMMANDS
  const enqueue = (
    command: Command,
    key: AnswerKey | undefined,
    onSettled: () => void,
  ): Promise<CommandOutcome> => {
    return new Promise((settle, fail) => {
      const resolve = (outcome: CommandOutcome) => {
        onSettled()
        settle(outcome)
      }
      const reject = (error: Error) => {
        onSettled()
        fail(error)
      }
      waiting.push({ command, key, resolve, reject })
      onAdded()
    })
  }
  return {
    add: (command, key) => {
      if (key === undefined) return isFull() ? refuse() : enqueue(command, undefined, () => {})
      const id = answerId(key)
      const twin = inFlight.get(id)
      if (twin) return joinTwin(twin, key)
      if (isFull()) return refuse()
      const answer = enqueue(command, { id, key: key.key, bodyHash: key.bodyHash }, () =>
        inFlight.delete(id),
      )
      inFlight.set(id, { bodyHash: key.bodyHash, answer })
      return answer
    },
    take: (most) => waiting.splice(0, most),
    size: () => waiting.length,
    rejectAll: (error) => {
      for (const { reject } of waiting.splice(0)) reject(error)
    },
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new EngineUnavailable('too many commands are waiting'))
}

function joinTwin(
  twin: { bodyHash: string; answer: Promise<CommandOutcome> },
  key: IdempotencyKey,
): Promise<CommandOutcome> {
  if (twin.bodyHash !== key.bodyHash) return Promise.reject(new KeyReused(key.key))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new KeyInFlight(key.key)), TWIN_PATIENCE_MS)
    twin.answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
