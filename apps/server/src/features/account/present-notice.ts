// A notice of the engine as an event of its user's `account` channel.

import type {
  AccountBalance,
  AccountEventBody,
  CopyRecord,
  WireContract,
  WireOption,
} from '@fairtick/wire/socket/frames'
import type { AccountNotice, ContractText, CopyText, OptionText } from '../../engine/engine-port.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import { presentBalance } from './present-balance.ts'

/** How orders of both kinds look on the wire. */
export type Presenters = {
  readonly presentOption: (option: OptionText) => WireOption
  readonly presentContract: (contract: ContractText) => WireContract
  readonly presentCopy: (line: CopyText) => CopyRecord
}

/**
 * What changed is put in the form of the wire when it is first looked at: most is told to nobody,
 * as no screen of its user is open, and is forgotten unread.
 */
export function presentNotice(
  { userId, accountKind, body }: AccountNotice,
  { presentOption, presentContract, presentCopy }: Presenters,
): AccountEvent {
  const present = (): AccountEventBody => {
    switch (body.kind) {
      case 'option':
        return orderEvent('option', () => presentOption(body.option))
      case 'contract':
        return orderEvent('order', () => presentContract(body.contract))
      case 'copy':
        return { event: 'copy', record: presentCopy(body.line) }
      case 'margin-call':
        return { event: 'margincall', riskRate: body.riskRate }
      case 'balance':
        return balanceEvent(() => presentBalance(accountKind, body.balances))
      default:
        return body satisfies never
    }
  }
  return { userId, account: accountKind, body: present() }
}

function balanceEvent(present: () => AccountBalance) {
  const presented = whenAsked(present)
  return {
    event: 'balance' as const,
    get balance(): AccountBalance {
      return presented()
    },
  }
}

function orderEvent<Event extends 'option' | 'order', Order>(event: Event, present: () => Order) {
  const presented = whenAsked(present)
  return {
    event,
    get order(): Order {
      return presented()
    },
  }
}

/** Makes it when it is asked for first, and only then. */
function whenAsked<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
