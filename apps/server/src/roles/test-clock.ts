// `CLOCK=test`: `POST /test-clock {advanceMs}` lets days pass, in practice on this machine only.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine/engine-host.ts'
import type { AdvancingClock } from '../platform/clock.ts'

const MAX_ADVANCE_MS = 400 * DAY_MS

export function addTestClock(app: FastifyInstance, clock: AdvancingClock, engine: Engine): void {
  app.post('/test-clock', async (request, reply) => {
    const { advanceMs } = (request.body ?? {}) as { advanceMs?: unknown }
    const isFit = typeof advanceMs === 'number' && advanceMs >= 0 && advanceMs <= MAX_ADVANCE_MS
    if (!isFit) return reply.code(400).send({ advanceMs: 'milliseconds, 0 or more' })
    clock.advanceMs(Math.floor(advanceMs))
    engine.wake()
    return { now: engine.now() }
  })
}
