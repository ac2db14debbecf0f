// A notice of the engine as an event of its user's `account` channel.

import type { AccountEventBody, WireContract, WireOption } from '@fairtick/wire/socket/frames'
import type { AccountNotice, ContractText, OptionText } from '../../engine/engine-port.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'

/** How orders of both kinds look on the wire. */
export type Presenters = {
  readonly presentOption: (option: OptionText) => WireOption
  readonly presentContract: (contract: ContractText) => WireContract
}

export function presentNotice(
  { userId, accountKind, body }: AccountNotice,
  { presentOption, presentContract }: Presenters,
): AccountEvent {
  const present = (): AccountEventBody => {
    switch (body.kind) {
      case 'option':
        return { event: 'option', order: presentOption(body.option) }
      case 'contract':
        return { event: 'order', order: presentContract(body.contract) }
      case 'margin-call':
        return { event: 'margincall', riskRate: body.riskRate }
      case 'balance':
        return { event: 'balance', balance: { account: accountKind, ...body.balance } }
      default:
        return body satisfies never
    }
  }
  return { userId, account: accountKind, body: present() }
}
