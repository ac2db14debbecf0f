// The customers of a simulated run: what they asked, under which keys, and what they were told.

import type {
  CommandDraft,
  CommandOutcome,
  ContractText,
} from '@fairtick/server/engine/engine-port'
import type { IdempotencyKey } from '@fairtick/server/platform/idempotency'

export type Asked = {
  readonly key: IdempotencyKey
  readonly what: CommandDraft['kind']
  readonly ask: () => Promise<CommandOutcome>
  /** The first outcome; undefined while nobody knows it. */
  outcome: CommandOutcome | undefined
}

export type Customers = {
  readonly asked: readonly Asked[]
  /** Asks, or asks again; a second outcome that differs from the first is a finding. */
  readonly send: (asked: Asked) => Promise<void>
  /** Notes a command under a key of its own; `draftOf` makes it, anew for each try. */
  readonly add: (
    key: IdempotencyKey,
    draftOf: (attempt: number) => CommandDraft,
    ask: (draft: CommandDraft, key: IdempotencyKey) => Promise<CommandOutcome>,
  ) => Asked
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
    add: (key, draftOf, ask) => {
      let attempts = 0
      const again = () => {
        attempts += 1
        return ask(draftOf(attempts), key)
      }
      const asked = { key, what: draftOf(0).kind, ask: again, outcome: undefined }
      all.push(asked)
      return asked
    },
    send: async (asked) => {
      try {
        const outcome = await asked.ask()
        // What no key keeps (api.md: a wrong form) may be answered otherwise the next time.
        if (asked.outcome === undefined || isFormRefusal(asked.outcome)) asked.outcome = outcome
        const [first, again] = [asked.outcome, outcome].map((each) => JSON.stringify(each))
        if (first !== again) findings.push(`${asked.key.key}: first ${first}, then ${again}`)
      } catch (error) {
        const { name, message } = error as Error
        if (!UNKNOWN.includes(name)) findings.push(`${asked.key.key}: ${name} ${message}`)
      }
    },
  }
}

function isFormRefusal(outcome: CommandOutcome): boolean {
  return outcome.kind === 'refused' && outcome.code === 'invalid'
}

/** The contracts that commands of one kind were acknowledged with, each as it was then. */
export function toldContracts(
  { asked }: Customers,
  what: CommandDraft['kind'],
): readonly ContractText[] {
  return asked.flatMap((one) => {
    if (one.what !== what) return []
    if (one.outcome?.kind === 'contract') return [one.outcome.contract]
    return one.outcome?.kind === 'batch-closed' ? one.outcome.closed : []
  })
}
