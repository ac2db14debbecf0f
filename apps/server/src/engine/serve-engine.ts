// The engine for other processes: answers what they ask, and says twice a second that it leads.

import { readCommandFields } from '@fairtick/core/engine/codec/command-text'
import type { Command } from '@fairtick/core/engine/command'
import type { Bus } from '../platform/bus.ts'
import type { CommandAsked, PrimaryBeat } from '../platform/bus-topics.ts'
import type { Clock } from '../platform/clock.ts'
import { EngineUnavailable } from './engine-port.ts'
import { BEAT_EVERY_MS } from './primary-watch.ts'
import type { Engine } from './run/engine-host.ts'
import type { Lease } from './run/lease.ts'
import type { UntimedDraft } from './tape/tape-draft.ts'

/** Clocks of two machines may differ by so much. */
const CLOCKS_DIFFER_MS = 2_000
/** For a position that the asker has seen and this engine has not: it cannot be far. */
const CATCH_UP_MS = 1_000

export type ServedEngine = {
  /** It leads under this lease, from this position of the tape on. */
  readonly lead: (lease: Lease, position: number) => void
  readonly stop: () => void
}

type Parts = {
  /** Of the process that leads. */
  readonly bus: Bus
  readonly clock: Clock
  readonly engine: Engine
  readonly readBooks: () => Pick<PrimaryBeat, 'areBooksClean' | 'isAuthorised'>
}

export function serveEngine({ bus, clock, engine, readBooks }: Parts): ServedEngine {
  let lease: Lease | undefined
  let position = 0
  let returns = 0
  const waiting = new Set<() => void>()
  engine.onCommitted(({ tape }) => {
    position = tape.at(-1)?.position ?? position
    for (const look of waiting) look()
  })
  const reached = (wanted: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (done: () => void) => {
        clearTimeout(timer)
        waiting.delete(look)
        done()
      }
      const look = () => {
        if (position >= wanted) end(resolve)
      }
      const late = new EngineUnavailable('the engine is behind what was shown')
      const timer = setTimeout(() => end(() => reject(late)), CATCH_UP_MS)
      waiting.add(look)
      look()
    })
  bus.answer('engine.ask', async ({ command, key, behind, deadlineMs }) => {
    if (clock.wallMs() > deadlineMs + CLOCKS_DIFFER_MS) {
      throw new EngineUnavailable('the time for it is over')
    }
    if (behind > position) await reached(behind)
    return await engine.ask(readCommand(command), key ?? undefined)
  })
  bus.answer('engine.submit', async (draft) => {
    engine.submit(draft as UntimedDraft)
    return undefined
  })
  const beat = () => {
    if (lease === undefined) return
    const problem = engine.notReady() ?? null
    bus.publish('engine', {
      ...{ ...lease, returns, position, time: engine.now(), problem },
      ...readBooks(),
    })
  }
  const beating = setInterval(beat, BEAT_EVERY_MS)
  const stopHearing = bus.onReturn(() => {
    returns += 1
    beat()
  })
  return {
    lead: (given, from) => {
      lease = given
      position = Math.max(position, from)
      beat()
    },
    stop: () => {
      clearInterval(beating)
      stopHearing()
    },
  }
}

function readCommand([kind, ...fields]: CommandAsked['command']): Command {
  return readCommandFields(kind as Command['kind'], fields)
}
