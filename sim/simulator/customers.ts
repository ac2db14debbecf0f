// The customers of a simulated run: what they asked, under which keys, and what they were told.

import type { CommandOutcome, IdempotencyKey } from '@fairtick/server/engine/engine-port'

export type Asked = {
  readonly key: IdempotencyKey
  readonly ask: () => Promise<CommandOutcome>
  /** The first outcome; undefined while nobody knows it. */
  outcome: CommandOutcome | undefined
}

export type Customers = {
  readonly asked: readonly Asked[]
  /** Asks, or asks again; a second outcome that differs from the first is a finding. */
  readonly send: (asked: Asked) => Promise<void>
  readonly add: (key: IdempotencyKey, ask: () => Promise<CommandOutcome>) => Asked
  readonly findings: () => readonly string[]
}

/** No answer is no outcome: it may have happened. */
const UNKNOWN = ['EngineUnavailable', 'KeyInFlight']

export function createCustomers(): Customers {
  const all: Asked[] = []
  const findings: string[] = []
  return {
    asked: all,
    findings: () => findings,
    add: (key, ask) => {
      const asked = { key, ask, outcome: undefined }
      all.push(asked)
      return asked
    },
    send: async (asked) => {
      try {
        const outcome = await asked.ask()
        asked.outcome ??= outcome
        const [first, again] = [asked.outcome, outcome].map((each) => JSON.stringify(each))
        if (first !== again) findings.push(`${asked.key.key}: first ${first}, then ${again}`)
      } catch (error) {
        const { name, message } = error as Error
        if (!UNKNOWN.includes(name)) findings.push(`${asked.key.key}: ${name} ${message}`)
      }
    },
  }
}
