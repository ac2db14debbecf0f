// From what the engine put into the outbox to the system messages that customers read.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { OutboxMessage } from '../engine/engine-port.ts'
import { type AccountFeed, PRACTICE_GRANT } from '../features/account/public.ts'
import {
  addMessages,
  type NewMessage,
  optionMessage,
  practiceResetMessage,
  welcomeMessage,
} from '../features/messages/public.ts'
import type { PresentOption } from '../features/options/public.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { OutboxReader } from '../platform/outbox.ts'

export type OutboxMessageParts = {
  readonly feed: AccountFeed
  readonly nowMs: () => number
  readonly presentOption: PresentOption
  /** An instrument as lists show it: `BTC/USDT`. */
  readonly pairOf: (symbol: string) => string
}

export function createOutboxReader(
  parts: OutboxMessageParts,
): OutboxReader<OutboxMessage, AccountEvent> {
  return {
    handle: (tx, batch) => {
      const messages = batch.flatMap((told) => messageOf(told, parts) ?? [])
      return addMessages(tx, messages, parts.nowMs())
    },
    onCommitted: parts.feed.publish,
  }
}

function messageOf(told: OutboxMessage, parts: OutboxMessageParts): NewMessage | undefined {
  switch (told.topic) {
    case 'account-opened':
      if (told.accountKind === 'real') return undefined
      return welcomeMessage(told.userId, formatMoney(PRACTICE_GRANT))
    case 'practice-reset':
      return practiceResetMessage(told.userId, told.causeId, told.cash)
    case 'option-settled': {
      const option = parts.presentOption(told.option)
      return optionMessage(told.userId, option, parts.pairOf(told.option.symbol))
    }
    default:
      return told satisfies never
  }
}
