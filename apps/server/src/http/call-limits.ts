// How many calls an address and a session may make (api.md, Common rules).

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../platform/config.ts'
import { sendAnswer, tooManyAnswer } from './answer.ts'
import { readLanguage } from './read-headers.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
/** Counters that are kept at once; beyond it the longest unused one starts anew. */
const MAX_COUNTERS = 20_000

export type CallLimits = {
  /** How long to wait, or undefined when the call is within the limits. */
  readonly ofAddress: (request: FastifyRequest) => Promise<number | undefined>
  readonly ofSession: (request: FastifyRequest) => Promise<number | undefined>
  readonly ofCodeMails: (request: FastifyRequest) => Promise<number | undefined>
  readonly ofUploads: (request: FastifyRequest) => Promise<number | undefined>
}

export async function createCallLimits(app: FastifyInstance, limits: Limits): Promise<CallLimits> {
  await app.register(rateLimit, { global: false, cache: MAX_COUNTERS })
  const limiter = (
    max: number,
    timeWindow: number,
    keyGenerator?: (request: FastifyRequest) => string,
  ) => {
    const check = app.createRateLimit({
      max,
      timeWindow,
      ...(keyGenerator === undefined ? {} : { keyGenerator }),
    })
    return async (request: FastifyRequest) => {
      const state = await check(request)
      return !state.isAllowed && state.isExceeded ? Math.max(1, state.ttl) : undefined
    }
  }
  return {
    ofAddress: limiter(limits.callsPerSecondAndAddress, SECOND_MS),
    ofSession: limiter(
      limits.callsPerSecondAndSession,
      SECOND_MS,
      (request) => request.caller?.sessionId ?? '',
    ),
    ofCodeMails: limiter(limits.codeMailsPerHourAndAddress, HOUR_MS),
    ofUploads: limiter(
      limits.uploadsPerHourAndUser,
      HOUR_MS,
      (request) => request.caller?.userId ?? '',
    ),
  }
}

/** Before anything else is looked at: is it not too often from this address? */
export function refuseFloods(app: FastifyInstance, limits: CallLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const waitMs = await limits.ofAddress(request)
    if (waitMs === undefined) return
    await sendAnswer(reply, tooManyAnswer(waitMs, readLanguage(request)))
  })
}
