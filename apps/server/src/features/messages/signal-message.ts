// What a leader is told when the office hides a post.

import type { SignalReason } from '@fairtick/wire/signal-rules'
import type { AccountOwner } from '../../engine/engine-port.ts'
import type { NewMessage } from './store.ts'

export function signalHiddenMessage(
  { userId, accountKind }: AccountOwner,
  {
    id,
    pair,
    reason,
  }: { readonly id: string; readonly pair: string; readonly reason: SignalReason },
): NewMessage {
  return {
    ...{ userId, accountKind, cause: `signal-hidden:${id}`, about: null },
    template: 'signal-hidden',
    values: { pair, reason },
  }
}
