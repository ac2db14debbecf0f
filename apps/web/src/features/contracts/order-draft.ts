// An order that the ticket begins with: one that was cancelled to be placed anew.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { endsWithPerson } from '../../platform/session.ts'

let waiting: WireContract | undefined

endsWithPerson(() => {
  waiting = undefined
})

/** The next ticket of this instrument begins as this order was. */
export function draftAnew(order: WireContract): void {
  waiting = order
}

/** Once: a ticket that is opened later begins as usual. */
export function takeDraft(symbol: string): WireContract | undefined {
  const draft = waiting
  waiting = undefined
  return draft?.symbol === symbol ? draft : undefined
}
