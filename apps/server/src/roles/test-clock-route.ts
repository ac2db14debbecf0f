// `CLOCK=test` and `CLOCK=stepped`: `POST /test-clock {advanceMs}` lets days pass, in practice on
// this machine only. It answers once the market has played up to the new time and the engine has
// written it, so that what is read next is of after the step.

import { DAY_MS } from '@fairtick/core/time/duration'
import { addMs, type Instant } from '@fairtick/core/time/instant'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine/run/engine-host.ts'
import { isDirectLocal } from '../http/direct-caller.ts'
import type { AdvancingClock } from '../platform/clock.ts'

const MAX_ADVANCE_MS = 400 * DAY_MS
/** An engine that is away or has lost its database writes nothing: then it answers without. */
const LONGEST_WRITE_MS = 2_000

export function addTestClock(app: FastifyInstance, clock: AdvancingClock, engine: Engine): void {
  const untilWritten = noteWritten(engine)
  app.post('/test-clock', async (request, reply) => {
    if (!isDirectLocal(request)) return reply.code(404).send({ advanceMs: 'from this machine' })
    const { advanceMs } = (request.body ?? {}) as { advanceMs?: unknown }
    const isFit = typeof advanceMs === 'number' && advanceMs >= 0 && advanceMs <= MAX_ADVANCE_MS
    if (!isFit) return reply.code(400).send({ advanceMs: 'milliseconds, 0 or more' })
    const durationMs = Math.floor(advanceMs)
    // What the market does with the step is of this time or later.
    const now = addMs(engine.now(), durationMs)
    if (durationMs > 0) {
      const written = untilWritten(now)
      clock.advanceMs(durationMs)
      engine.wake()
      if (engine.notReady() === undefined) await written
    }
    return { now }
  })
}

/** Resolves with the first commit that is as late as the time given, or after a while. */
function noteWritten(engine: Engine): (time: Instant) => Promise<void> {
  const waiting = new Set<{ readonly time: Instant; readonly resolve: () => void }>()
  engine.onCommitted((committed) => {
    for (const one of waiting) if (committed.time >= one.time) one.resolve()
  })
  return async (time) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const one = { time, resolve }
    waiting.add(one)
    const timer = setTimeout(resolve, LONGEST_WRITE_MS)
    await promise
    clearTimeout(timer)
    waiting.delete(one)
  }
}
