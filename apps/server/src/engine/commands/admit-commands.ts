// Commands on their way from the queue into a group: those answered before get that answer.

import type { Queryable } from '../../platform/database.ts'
import { KeyReused } from '../../platform/idempotency.ts'
import { EngineUnavailable } from '../engine-port.ts'
import type { CommandQueue, PendingCommand } from './command-queue.ts'
import { createIdempotencyFilter, type IdempotencyFilter } from './idempotency-bloom-filter.ts'
import { loadStoredOutcomes } from './stored-outcomes.ts'

/** So many keys are looked up at once, and so many commands more may wait for their group. */
const MAX_LOOKED_UP = 256
const MAX_READY_COMMANDS = 512

export type Admission = {
  /** Something came into the queue. */
  readonly advance: () => void
  /** How many commands are ready for a group. */
  readonly size: () => number
  /** The first of them, in the order in which they came. */
  readonly take: (most: number) => PendingCommand[]
  /** Rejects what has come this far and whatever is still looked up: the engine has stopped. */
  readonly close: (error: Error) => void
}

export type AdmissionSettings = {
  readonly onReady: () => void
  readonly onFault: (error: unknown) => void
  readonly maxKnownKeys?: number
}

/**
 * Commands whose keys are new go straight on; where one may be answered already, it and what came
 * with it wait for a look, on a connection of its own while groups are stepped and committed. A key
 * under way is none of its matters: the queue joins twins until their first is settled, so that a
 * key that is not found here is answered by nobody else before its group.
 */
export function createAdmission(
  beside: Queryable,
  queue: Pick<CommandQueue, 'take' | 'size' | 'keysUnderWay'>,
  { onReady, onFault, maxKnownKeys }: AdmissionSettings,
): Admission {
  const ready: PendingCommand[] = []
  let known = readIdempotencyFilter(beside, queue, maxKnownKeys)
  let isLookingUp = false
  let closedBy: Error | undefined
  /** Notes all of their keys; true when one of them may have an answer. */
  const addKeys = (pendings: readonly PendingCommand[]): boolean =>
    pendings.filter(({ key }) => key && known.add(key.id)).length > 0
  const lookUp = async (first: readonly PendingCommand[]): Promise<void> => {
    isLookingUp = true
    // What is asked in the same breath goes together.
    await undefined
    const more = queue.take(MAX_LOOKED_UP - first.length)
    addKeys(more)
    const taken = [...first, ...more]
    try {
      const left = await settleAnswered(beside, taken)
      if (closedBy === undefined) for (const pending of left) ready.push(pending)
      else rejectAll(left, closedBy)
    } catch (error) {
      rejectAll(taken, new EngineUnavailable('the engine stopped'))
      onFault(error)
    }
    isLookingUp = false
    advance()
    onReady()
  }
  const advance = (): void => {
    if (known.isWorn()) known = readIdempotencyFilter(beside, queue, maxKnownKeys)
    while (!isLookingUp && !closedBy && queue.size() > 0 && ready.length < MAX_READY_COMMANDS) {
      const taken = queue.take(MAX_LOOKED_UP)
      if (addKeys(taken)) void lookUp(taken)
      else for (const pending of taken) ready.push(pending)
    }
  }
  return {
    advance,
    size: () => ready.length,
    take: (most) => {
      const taken = ready.splice(0, most)
      advance()
      return taken
    },
    close: (error) => {
      closedBy = error
      rejectAll(ready.splice(0), error)
    },
  }
}

/** Every key may have an answer until the reading is through, which nothing waits for. */
function readIdempotencyFilter(
  beside: Queryable,
  { keysUnderWay }: Pick<CommandQueue, 'keysUnderWay'>,
  maxKnownKeys: number | undefined,
): IdempotencyFilter {
  const known = createIdempotencyFilter(maxKnownKeys)
  for (const id of keysUnderWay()) known.add(id)
  void known.read(beside)
  return known
}

function rejectAll(pendings: readonly PendingCommand[], error: Error): void {
  for (const { reject } of pendings) reject(error)
}

/** The commands whose keys are new, or that have none, in their order. */
async function settleAnswered(
  beside: Queryable,
  pendings: readonly PendingCommand[],
): Promise<readonly PendingCommand[]> {
  const keys = pendings.flatMap(({ key }) => (key ? [key] : []))
  const answered = await loadStoredOutcomes(beside, keys)
  if (answered.size === 0) return pendings
  return pendings.filter(({ key, resolve, reject }) => {
    const before = key && answered.get(key.id)
    if (!before) return true
    if (before === 'reused') reject(new KeyReused(key.key))
    else resolve(before)
    return false
  })
}
