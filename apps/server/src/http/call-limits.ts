// How many calls an address and a session may make (api.md, Common rules).

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCallCounter } from '../platform/call-counter.ts'
import { callerNetwork } from '../platform/caller-network.ts'
import type { Limits } from '../platform/config.ts'
import { sendAnswer, tooManyAnswer } from './answer.ts'
import { readLanguage } from './read-headers.ts'
import { asksForFile } from './static-files.ts'

/** A screen that opens asks for many files and few calls; a file costs far less than a call. */
const FILES_TO_A_CALL = 10

/** How many ms to wait, or undefined when the call is within the limits. */
type CallLimit = (request: FastifyRequest) => number | undefined

export type CallLimits = {
  readonly ofAddress: CallLimit
  readonly ofFiles: CallLimit
  readonly ofSession: CallLimit
  readonly ofCodeMails: CallLimit
  /** Nothing was mailed for it. */
  readonly takeBackCodeMail: (request: FastifyRequest) => void
  readonly ofUploads: CallLimit
  /** Of documents, of people who cannot log in. */
  readonly ofVisitorUploads: CallLimit
  /** To customer service, of people who have not logged in: each may name many tokens. */
  readonly ofVisitorMessages: CallLimit
}

/** Several people behind one address write at once, but not many. */
const VISITOR_MESSAGES_A_MINUTE_AND_ADDRESS = 30

export function createCallLimits(limits: Limits): CallLimits {
  const limit = (most: number, windowMs: number, whoOf: (request: FastifyRequest) => string) => {
    const { count } = createCallCounter({ most, windowMs }, () => performance.now())
    return (request: FastifyRequest) => count(whoOf(request))
  }
  const networkOf = (request: FastifyRequest) => callerNetwork(request.ip)
  const sessionOf = (request: FastifyRequest) => request.caller?.sessionId ?? ''
  const userOf = (request: FastifyRequest) => request.caller?.userId ?? ''
  const codeMails = limitCodeMails(limits.codeMailsPerHourAndAddress, networkOf)
  return {
    ofAddress: limit(limits.callsPerSecondAndAddress, SECOND_MS, networkOf),
    ofFiles: limit(FILES_TO_A_CALL * limits.callsPerSecondAndAddress, SECOND_MS, networkOf),
    ofSession: limit(limits.callsPerSecondAndSession, SECOND_MS, sessionOf),
    ...codeMails,
    ofUploads: limit(limits.uploadsPerHourAndUser, HOUR_MS, userOf),
    // All who ask from one address together as many as one user.
    ofVisitorUploads: limit(limits.uploadsPerHourAndUser, HOUR_MS, networkOf),
    ofVisitorMessages: limit(VISITOR_MESSAGES_A_MINUTE_AND_ADDRESS, MINUTE_MS, networkOf),
  }
}

/** Counted when they are asked for, so that many at once all count. */
function limitCodeMails(most: number, networkOf: (request: FastifyRequest) => string) {
  const counter = createCallCounter({ most, windowMs: HOUR_MS }, () => performance.now())
  const counted = new WeakSet<FastifyRequest>()
  return {
    ofCodeMails: (request: FastifyRequest) => {
      counted.add(request)
      return counter.count(networkOf(request))
    },
    takeBackCodeMail: (request: FastifyRequest) => {
      if (counted.delete(request)) counter.takeBack(networkOf(request))
    },
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
