// How many calls an address and a session may make (api.md, Common rules).

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../platform/config.ts'
import { sendAnswer, tooManyAnswer } from './answer.ts'
import { createCallCounter } from './call-counter.ts'
import { callerNetwork } from './caller-network.ts'
import { readLanguage } from './read-headers.ts'
import { asksForFile } from './static-files.ts'

const SECOND_MS = 1_000
/** A screen that opens asks for many files and few calls; a file costs far less than a call. */
const FILES_TO_A_CALL = 10
const HOUR_MS = 3_600_000

/** How many ms to wait, or undefined when the call is within the limits. */
type CallLimit = (request: FastifyRequest) => number | undefined

export type CallLimits = {
  readonly ofAddress: CallLimit
  readonly ofFiles: CallLimit
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
    ofFiles: limit(FILES_TO_A_CALL * limits.callsPerSecondAndAddress, SECOND_MS, networkOf),
    ofSession: limit(limits.callsPerSecondAndSession, SECOND_MS, sessionOf),
    ofCodeMails: limit(limits.codeMailsPerHourAndAddress, HOUR_MS, networkOf),
    ofUploads: limit(limits.uploadsPerHourAndUser, HOUR_MS, userOf),
  }
}

/**
 * Before anything else is looked at: is it not too often from this address? Files of the app are
 * counted apart: many customers behind one address open it without using up each other's calls.
 */
export function refuseFloods(app: FastifyInstance, limits: CallLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const limit = asksForFile(request) ? limits.ofFiles : limits.ofAddress
    const waitMs = limit(request)
    if (waitMs === undefined) return done()
    sendAnswer(reply, tooManyAnswer(waitMs, readLanguage(request)))
  })
}
