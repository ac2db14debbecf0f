// From what the engine put into the outbox to the system messages that customers read.

import { STOP_OUT } from '@fairtick/core/account/risk-rate'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { OutboxMessage } from '../engine/engine-port.ts'
import { PRACTICE_GRANT } from '../features/account/public.ts'
import { applyAdjustmentOutcome } from '../features/changes/public.ts'
import type { PresentContract } from '../features/contracts/public.ts'
import { copyMessagesOf } from '../features/copying/public.ts'
import { lockOpenedAccount } from '../features/locks/public.ts'
import {
  addMessages,
  contractClosedMessage,
  marginCallMessage,
  type NewMessage,
  optionMessage,
  orderCancelledMessage,
  orderFilledMessage,
  overnightMessage,
  payrollMessage,
  practiceResetMessage,
  welcomeMessage,
} from '../features/messages/public.ts'
import type { PresentOption } from '../features/options/public.ts'
import { dateOfDay, loadToday, type Today } from '../features/salary/public.ts'
import type { WithdrawalViewContext } from '../features/withdrawals/public.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { OutboxReader } from '../platform/outbox.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import { cashNotificationOf } from './cash-notifications.ts'

export type OutboxHandlerParts = {
  /** Tells customers' screens. */
  readonly publish: (events: readonly AccountEvent[]) => void
  readonly nowMs: () => number
  readonly rowSeal: RowSeal
  readonly presentOption: PresentOption
  readonly presentContract: PresentContract
  /** An instrument as lists show it: `BTC/USDT`. */
  readonly pairOf: (symbol: string) => string
  readonly operatorTimeZone: string
  readonly withdrawalView: WithdrawalViewContext
}

export function createOutboxHandler(
  parts: OutboxHandlerParts,
): OutboxReader<OutboxMessage, AccountEvent> {
  return {
    handle: async (tx, batch) => {
      const today = batch.some(({ topic }) => topic === 'rewards-paid')
        ? await loadToday(tx, parts.operatorTimeZone)
        : undefined
      const messages = batch.flatMap((told) => messageOf(told, parts, today) ?? [])
      const nowMs = parts.nowMs()
      const events: AccountEvent[] = []
      for (const told of batch) {
        if (told.topic === 'account-opened') {
          await lockOpenedAccount(tx, parts.rowSeal, { ...told, timeMs: nowMs })
        }
        if (told.topic === 'balance-adjusted' || told.topic === 'inbox-refused') {
          const message = await applyAdjustmentOutcome(tx, told, nowMs)
          if (message) messages.push(message)
        }
        messages.push(...(await copyMessagesOf({ tx, rowSeal: parts.rowSeal }, told)))
        const news = await cashNotificationOf(tx, told, { view: parts.withdrawalView, nowMs })
        if (news) events.push(news.event)
        if (news?.message) messages.push(news.message)
      }
      return [...events, ...(await addMessages(tx, messages, nowMs))]
    },
    onCommitted: parts.publish,
  }
}

function messageOf(
  told: OutboxMessage,
  parts: OutboxHandlerParts,
  today: Today | undefined,
): NewMessage | undefined {
  switch (told.topic) {
    case 'account-opened':
      if (told.accountKind === 'real') return undefined
      return welcomeMessage(told, formatMoney(PRACTICE_GRANT))
    case 'practice-reset':
      return practiceResetMessage(told, told.causeId, told.cash)
    case 'option-settled': {
      const option = parts.presentOption(told.option)
      return optionMessage(told, option, parts.pairOf(told.option.symbol))
    }
    case 'contract-closed':
    case 'contract-filled':
    case 'contract-cancelled':
      return contractMessage(told, parts)
    case 'overnight-charged':
      return overnightMessage(told, told)
    case 'rewards-paid': {
      invariant(today, 'no day to count from')
      const { accountId, day, amount } = told
      const date = dateOfDay(today, day)
      return payrollMessage(told, { accountId, day, date, amount })
    }
    case 'deposit-reviewed':
    case 'deposit-credited':
    case 'inbox-refused':
    case 'withdrawal-submitted':
    case 'withdrawal-approved':
    case 'withdrawal-paid':
    case 'withdrawal-returned':
    case 'balance-adjusted':
    case 'copy-skipped':
    case 'follow-stopped':
    case 'follow-linked':
    case 'leading-ended':
      return undefined
    case 'margin-called': {
      const { accountId, time, riskRate } = told
      return marginCallMessage(told, `${accountId}:${time}`, { riskRate, stopOut: STOP_OUT_TEXT })
    }
    default:
      return told satisfies never
  }
}

const STOP_OUT_TEXT = formatRate(STOP_OUT)

type ContractTold = Extract<OutboxMessage, { contract: unknown }>

function contractMessage(
  told: ContractTold,
  { presentContract, pairOf }: OutboxHandlerParts,
): NewMessage | undefined {
  const { topic, contract } = told
  const [order, pair] = [presentContract(contract), pairOf(contract.symbol)]
  switch (topic) {
    case 'contract-closed':
      return contractClosedMessage(told, order, { pair, stopOut: STOP_OUT_TEXT })
    case 'contract-filled':
      return orderFilledMessage(told, order, pair)
    case 'contract-cancelled':
      return orderCancelledMessage(told, order, pair)
    default:
      return topic satisfies never
  }
}
