// The engine of another process, behind the port that it has in its own.

import { commandFields } from '@fairtick/core/engine/codec/command-text'
import type { Command } from '@fairtick/core/engine/command'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { askTimeoutMs } from '../platform/ask-limits.ts'
import type { Bus } from '../platform/bus.ts'
import { BusError } from '../platform/bus-error.ts'
import type { Clock } from '../platform/clock.ts'
import {
  type CommandDraft,
  type CommandOutcome,
  type EnginePort,
  EngineUnavailable,
} from './engine-port.ts'
import type { PrimaryWatch } from './primary-watch.ts'

const NOT_HEARD = 'no engine is heard of'
const GONE = 'the engine that was asked leads no more'

/** Asks the engine that leads. What it did not answer may have happened: the key tells. */
export function openRemoteEngine(bus: Bus, primary: PrimaryWatch, clock: Clock): EnginePort {
  const orGone = createGoneWatch(primary)
  let latest: Instant | undefined
  const now = (): Instant => {
    const beat = primary.current()
    const estimated =
      beat === undefined
        ? Math.floor(clock.wallMs())
        : beat.time + Math.floor(clock.monotonicMs() - primary.heardMs())
    latest = instantFromMs(Math.max(latest ?? 0, estimated))
    return latest
  }
  const notReady = () => {
    const beat = primary.current()
    return beat === undefined ? NOT_HEARD : (beat.problem ?? undefined)
  }
  return {
    now,
    notReady,
    ask: async (draft, key) => {
      const why = notReady()
      if (why !== undefined) throw new EngineUnavailable(why)
      const asked = {
        command: commandLine(draft),
        key: key ?? null,
        behind: primary.current()?.position ?? 0,
        deadlineMs: clock.wallMs() + askTimeoutMs('engine.ask'),
      }
      return (await orUnavailable(orGone(bus.ask('engine.ask', asked)))) as CommandOutcome
    },
    submit: async (draft) => {
      await orUnavailable(bus.ask('engine.submit', draft))
    },
  }
}

/**
 * Gives a question up as soon as another engine leads, or none is heard of: who was killed answers
 * nothing, and who is frozen too late.
 */
function createGoneWatch(primary: PrimaryWatch) {
  const asking = new Map<() => void, number | undefined>()
  primary.onChange((beat) => {
    for (const [giveUp, epoch] of asking) if (epoch !== beat?.epoch) giveUp()
  })
  return async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const { promise: gone, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(new EngineUnavailable(GONE))
    asking.set(giveUp, primary.current()?.epoch)
    try {
      return await Promise.race([answer, gone])
    } finally {
      asking.delete(giveUp)
    }
  }
}

/** A command as text; the engine stamps the arrival itself. */
function commandLine(draft: CommandDraft): readonly unknown[] {
  const command = { ...draft, arrivedTime: instantFromMs(0) } as Command
  return [command.kind, ...commandFields(command)]
}

async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BusError) throw new EngineUnavailable(error.message)
    throw error
  }
}
