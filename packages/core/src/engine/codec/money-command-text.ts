// The fields of commands about money in and out, rewards and salary, as the command log has them.

import type { DepositChannel } from '../../cash/deposit.ts'
import {
  type QuotedDeductions,
  quotedFields,
  readQuotedFields,
} from '../../cash/quoted-deductions.ts'
import type { WithdrawalSource } from '../../cash/withdrawal-window.ts'
import { invariant, unreachable } from '../../numbers/invariant.ts'
import { formatQuantity, parseQuantity } from '../../numbers/lots.ts'
import { formatMoney, type Money, parseMoney } from '../../numbers/money.ts'
import { formatPrice, parsePrice } from '../../numbers/price.ts'
import type { Instant } from '../../time/instant.ts'
import type { MoneyCommand } from '../command.ts'

export function moneyCommandFields(command: MoneyCommand): readonly unknown[] {
  switch (command.kind) {
    case 'set-inviters':
      return [command.accountId, command.inviters.map((inviter) => inviter ?? null)]
    case 'credit-deposit': {
      const { accountId, depositId, amount, rate, channel, submitted } = command
      const paid = [formatQuantity(amount), formatPrice(rate, 0), channel]
      return [accountId, depositId, ...paid, submitted]
    }
    case 'submit-withdrawal': {
      const { accountId, withdrawalId, method, amount, from, shown } = command
      const fields = [accountId, withdrawalId, method, formatMoney(amount), from]
      return shown === undefined ? fields : [...fields, quotedFields(shown)]
    }
    case 'approve-withdrawal':
    case 'pay-withdrawal':
    case 'fail-withdrawal':
    case 'cancel-withdrawal':
      return [command.accountId, command.withdrawalId]
    case 'settle-salary':
      return [command.accountId, command.transferId, formatMoney(command.amount)]
    case 'pay-rewards':
      return [command.accountId, command.day]
    case 'adjust-balance':
      return [command.accountId, command.adjustmentId, formatMoney(command.amount)]
    default:
      return unreachable(command)
  }
}

/** As many as the longest command has. */
type Texts = readonly [string, string, string, string, string]

export function readMoneyCommand(
  kind: MoneyCommand['kind'],
  fields: readonly unknown[],
): MoneyCommand {
  const [accountId, id, third, fourth, fifth] = fields as unknown as Texts
  switch (kind) {
    case 'set-inviters': {
      const inviters = (fields[1] as readonly (string | null)[]).map((one) => one ?? undefined)
      return { kind, accountId, inviters }
    }
    case 'credit-deposit': {
      const [amount, rate] = [parseQuantity(third), parsePrice(fourth)]
      invariant(amount !== undefined && rate !== undefined, `unreadable deposit ${id}`)
      const submitted = fields[5] as Instant
      const paid = { amount, rate, channel: fifth as DepositChannel }
      return { kind, accountId, depositId: id, ...paid, submitted }
    }
    case 'submit-withdrawal': {
      const what = { method: third, amount: readMoney(fourth), from: fifth as WithdrawalSource }
      return { kind, accountId, withdrawalId: id, ...what, ...readShown(fields[5]) }
    }
    case 'approve-withdrawal':
    case 'pay-withdrawal':
    case 'fail-withdrawal':
    case 'cancel-withdrawal':
      return { kind, accountId, withdrawalId: id }
    case 'settle-salary':
      return { kind, accountId, transferId: id, amount: readMoney(third) }
    case 'pay-rewards':
      return { kind, accountId, day: fields[1] as number }
    case 'adjust-balance':
      return { kind, accountId, adjustmentId: id, amount: readMoney(third) }
    default:
      throw new Error(`unknown command ${kind satisfies never}`)
  }
}

function readShown(fields: unknown): { readonly shown?: QuotedDeductions } {
  if (fields === undefined) return {}
  const shown = readQuotedFields(fields as ReturnType<typeof quotedFields>)
  invariant(shown !== undefined, `unreadable deductions ${String(fields)}`)
  return { shown }
}

function readMoney(text: string): Money {
  const money = parseMoney(text)
  invariant(money !== undefined, `unreadable amount ${text}`)
  return money
}
