// What becomes a system message: each with the cause by which it is sent once.

import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { WireOption } from '@fairtick/wire/socket/frames'
import type { NewMessage } from './store.ts'

/** `amount`: decimal text of USD, as in all of these. */
export function welcomeMessage(userId: string, amount: string): NewMessage {
  return {
    userId,
    cause: `welcome:${userId}`,
    template: 'welcome',
    values: { amount: amountText(amount) },
    about: null,
  }
}

/** Of a settled option; `pair` is the instrument as lists show it: `BTC/USDT`. */
export function optionMessage(userId: string, option: WireOption, pair: string): NewMessage {
  const { id, direction, duration, strike, strikeSeq, settlePrice, settleSeq, result } = option
  if (result === null || settlePrice === null || settleSeq === null) {
    throw new Error('an option that has not been settled')
  }
  return {
    userId,
    cause: `option:${id}`,
    template: `option-${result}`,
    values: {
      pair,
      direction,
      seconds: duration,
      stake: amountText(option.amount),
      profit: amountText(option.profit ?? '0'),
      strike,
      strikeSeq,
      settlePrice,
      settleSeq,
    },
    about: { kind: 'option', id },
  }
}

export function practiceResetMessage(userId: string, resetId: string, amount: string): NewMessage {
  return {
    userId,
    cause: `practice-reset:${resetId}`,
    template: 'practice-reset',
    values: { amount: amountText(amount) },
    about: null,
  }
}

/** `changeId` tells this change of the source from others. */
export function marketChangedMessage(
  userId: string,
  changeId: string,
  source: SourceKind,
): NewMessage {
  return {
    userId,
    cause: `market-changed:${changeId}:${userId}`,
    template: 'market-changed',
    values: { source },
    about: null,
  }
}

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 })

/** All six languages write amounts alike: `1,234.50`. */
function amountText(decimal: string): string {
  return amounts.format(decimal as `${number}`)
}
