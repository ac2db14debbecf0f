// How many calls an address and a session may make (api.md, Common rules).

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../platform/config.ts'
import { sendAnswer, tooManyAnswer } from './answer.ts'
import { createCallCounter } from './call-counter.ts'
import { callerNetwork } from './caller-network.ts'
import { readLanguage } from './read-headers.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** How many ms to wait, or undefined when the call is within the limits. */
type CallLimit = (request: FastifyRequest) => number | undefined

export type CallLimits = {
  readonly ofAddress: CallLimit
  readonly ofSession: CallLimit
  readonly ofCodeMails: CallLimit
  readonly ofUploads: CallLimit
}

export function createCallLimits(limits: Limits): CallLimits {
  const limit = (most: number, windowMs: number, whoOf: (request: FastifyRequest) => string) => {
    const count = createCallCounter({ most, windowMs }, () => performance.now())
    return (request: FastifyRequest) => count(whoOf(request))
  }
  const networkOf = (request: FastifyRequest) => callerNetwork(request.ip)
  const sessionOf = (request: FastifyRequest) => request.caller?.sessionId ?? ''
  const userOf = (request: FastifyRequest) => request.caller?.userId ?? ''
  return {
    ofAddress: limit(limits.callsPerSecondAndAddress, SECOND_MS, networkOf),
    ofSession: limit(limits.callsPerSecondAndSession, SECOND_MS, sessionOf),
    ofCodeMails: limit(limits.codeMailsPerHourAndAddress, HOUR_MS, networkOf),
    ofUploads: limit(limits.uploadsPerHourAndUser, HOUR_MS, userOf),
  }
}

/** Before anything else is looked at: is it not too often from this address? */
export function refuseFloods(app: FastifyInstance, limits: CallLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const waitMs = limits.ofAddress(request)
    if (waitMs === undefined) return done()
    sendAnswer(reply, tooManyAnswer(waitMs, readLanguage(request)))
  })
}
