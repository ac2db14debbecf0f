// Who calls: a customer by the session, else a visitor by the token of their own.

import type { VisitorContext } from '@fairtick/wire/handler'
import { hashOf } from '../../platform/random-id.ts'
import type { Person } from './conversation-store.ts'

/** Undefined: neither, so that there is nobody whose conversation it could be. */
export function personOf({ caller, visitorToken }: VisitorContext): Person | undefined {
  if (caller !== undefined) return { kind: 'user', userId: caller.userId }
  if (visitorToken === undefined) return undefined
  return visitorOf(visitorToken)
}

export function visitorOf(token: string) {
  return { kind: 'visitor', visitorHash: hashOf('chat visitor', token) } as const
}
