// A notice of the engine as an event of its user's `account` channel.

import type { AccountEventBody } from '@fairtick/wire/socket/frames'
import type { AccountNotice } from '../../engine/engine-port.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { PresentOption } from '../options/public.ts'

export function presentNotice(
  { userId, accountKind, body }: AccountNotice,
  presentOption: PresentOption,
): AccountEvent {
  const present = (): AccountEventBody => {
    if (body.kind === 'option') return { event: 'option', order: presentOption(body.option) }
    return { event: 'balance', balance: { account: accountKind, ...body.balance } }
  }
  return { userId, account: accountKind, body: present() }
}
