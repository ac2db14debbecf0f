// One command record as one line of text: what the private command log hashes and stores.

import type { AccountKind } from '../../ledger/journal-entry.ts'
import type { ShownPrice } from '../../market/price-tolerance.ts'
import { invariant } from '../../numbers/invariant.ts'
import { formatLots, type Lots, parseLots } from '../../numbers/lots.ts'
import { formatMoney, type Money, parseMoney } from '../../numbers/money.ts'
import { formatPrice, type Price, parsePrice } from '../../numbers/price.ts'
import { formatRate, parseRate } from '../../numbers/rate.ts'
import { instantFromMs } from '../../time/instant.ts'
import type { BatchClose, BuyOption, Command, OpenContract, SetLimits } from '../command.ts'
import type { CommandRecord } from '../record.ts'
import { copyCommandFields, readCopyCommand } from './copy-command-text.ts'
import { moneyCommandFields, readMoneyCommand } from './money-command-text.ts'

/** A JSON array `[number, time, tapePosition, kind, …]`; decimals as text. */
export function formatCommandRecord(record: CommandRecord): string {
  const { number, time, tapePosition, command } = record
  return JSON.stringify([number, time, tapePosition, command.kind, ...commandFields(command)])
}

/** Reads a line of `formatCommandRecord`; throws when it is not one. */
export function parseCommandRecord(line: string): CommandRecord {
  const [number, ms, tapePosition, kind, ...fields] = JSON.parse(line) as [
    number,
    number,
    number,
    Command['kind'],
    ...unknown[],
  ]
  const command = readCommandFields(kind, fields)
  return { number, time: instantFromMs(ms), tapePosition, command }
}

/** What follows the kind in a command's line. */
export function commandFields(command: Command): readonly unknown[] {
  switch (command.kind) {
    case 'open-account': {
      const { accountId, userId, accountKind, grant } = command
      return [accountId, userId, accountKind, formatMoney(grant)]
    }
    case 'buy-option': {
      const { accountId, optionId, symbol, direction, stake, durationSeconds } = command
      const what = [symbol, direction, formatMoney(stake), durationSeconds]
      return [accountId, optionId, ...what, shownText(command.shown), command.arrivedTime]
    }
    case 'open-contract': {
      // One literal: this runs with every order.
      return [
        command.accountId,
        command.orderId,
        command.symbol,
        command.direction,
        command.orderType,
        formatLots(command.lots),
        command.leverage,
        priceText(command.limitPrice),
        priceText(command.takeProfit),
        priceText(command.stopLoss),
        shownText(command.shown),
        command.arrivedTime,
      ]
    }
    case 'set-levels': {
      const { accountId, orderId, takeProfit, stopLoss } = command
      return [accountId, orderId, priceText(takeProfit), priceText(stopLoss)]
    }
    case 'close-contract': {
      const { accountId, orderId, lots } = command
      return [accountId, orderId, lots === undefined ? null : formatLots(lots)]
    }
    case 'batch-close':
      return [command.accountId, command.scope, command.symbol ?? null]
    case 'cancel-order':
      return [command.accountId, command.orderId]
    case 'reset-practice':
      return [command.accountId, command.resetId, formatMoney(command.grant)]
    case 'set-trading-lock':
      return [command.accountId, command.reason ?? null]
    case 'set-limits': {
      const { accountId, dailyLoss, openPositions, excludedUntil, realisedToday, booked } = command
      const loss = dailyLoss === undefined ? null : formatMoney(dailyLoss)
      const chosen = [loss, openPositions ?? null, excludedUntil ?? null]
      const books = [formatMoney(realisedToday), booked.endTime, formatMoney(booked.untaxedGains)]
      return [accountId, ...chosen, ...books]
    }
    case 'set-leading':
    case 'follow-leader':
    case 'pause-follow':
    case 'resume-follow':
    case 'end-follow':
    case 'end-linked-follow':
      return copyCommandFields(command)
    default:
      return moneyCommandFields(command)
  }
}

/** Reads `commandFields`; throws when it cannot. */
export function readCommandFields(kind: Command['kind'], fields: readonly unknown[]): Command {
  switch (kind) {
    case 'open-account': {
      const [accountId, userId, accountKind, grant] = fields as Texts
      const owner = { accountId, userId, accountKind: accountKind as AccountKind }
      return { kind, ...owner, grant: readMoney(grant) }
    }
    case 'buy-option':
      return readPurchase(fields)
    case 'open-contract':
      return readOpening(fields)
    case 'set-levels': {
      const [accountId, orderId, takeProfit, stopLoss] = fields as OptionalTexts
      const levels = { takeProfit: readPrice(takeProfit), stopLoss: readPrice(stopLoss) }
      return { kind, accountId, orderId, ...levels }
    }
    case 'close-contract': {
      const [accountId, orderId, lots] = fields as OptionalTexts
      return { kind, accountId, orderId, lots: lots === null ? undefined : readLots(lots) }
    }
    case 'batch-close': {
      const [accountId, scope, symbol] = fields as OptionalTexts
      const what = { scope: scope as BatchClose['scope'], symbol: symbol ?? undefined }
      return { kind, accountId, ...what }
    }
    case 'cancel-order': {
      const [accountId, orderId] = fields as Texts
      return { kind, accountId, orderId }
    }
    case 'reset-practice': {
      const [accountId, resetId, grant] = fields as Texts
      return { kind, accountId, resetId, grant: readMoney(grant) }
    }
    case 'set-trading-lock': {
      const [accountId, reason] = fields as readonly [string, string | null]
      return { kind, accountId, reason: reason ?? undefined }
    }
    case 'set-limits':
      return readLimits(fields)
    case 'set-leading':
    case 'follow-leader':
    case 'pause-follow':
    case 'resume-follow':
    case 'end-follow':
    case 'end-linked-follow':
      return readCopyCommand(kind, fields)
    default:
      return readMoneyCommand(kind, fields)
  }
}

function readLimits(fields: readonly unknown[]): SetLimits {
  const [accountId, loss, openPositions, untilMs, realised, endMs, gains] = fields as [
    ...[string, string | null, number | null, number | null, string, number, string],
  ]
  return {
    ...{ kind: 'set-limits', accountId, openPositions: openPositions ?? undefined },
    dailyLoss: loss === null ? undefined : readMoney(loss),
    excludedUntil: untilMs === null ? undefined : instantFromMs(untilMs),
    realisedToday: readMoney(realised),
    booked: { endTime: instantFromMs(endMs), untaxedGains: readMoney(gains) },
  }
}

type Texts = readonly [string, string, string, string]
type OptionalTexts = readonly [string, string, string | null, string | null]
type ShownText = readonly [price: string, tolerance: string] | null

function readPurchase(fields: readonly unknown[]): BuyOption {
  const [accountId, optionId, symbol, direction, stake, durationSeconds, shown, arrivedMs] =
    fields as [string, string, string, BuyOption['direction'], string, number, ShownText, number]
  return {
    kind: 'buy-option',
    ...{ accountId, optionId, symbol, direction, durationSeconds },
    stake: readMoney(stake),
    shown: readShown(shown),
    arrivedTime: instantFromMs(arrivedMs),
  }
}

function readOpening(fields: readonly unknown[]): OpenContract {
  const [accountId, orderId, symbol, direction, orderType, lots, leverage, ...rest] = fields as [
    string,
    string,
    string,
    OpenContract['direction'],
    OpenContract['orderType'],
    string,
    number,
    ...unknown[],
  ]
  const [limitPrice, takeProfit, stopLoss, shown, arrivedMs] = rest as [
    string | null,
    string | null,
    string | null,
    ShownText,
    number,
  ]
  return {
    kind: 'open-contract',
    ...{ accountId, orderId, symbol, direction, orderType, leverage },
    lots: readLots(lots),
    limitPrice: readPrice(limitPrice),
    takeProfit: readPrice(takeProfit),
    stopLoss: readPrice(stopLoss),
    shown: readShown(shown),
    arrivedTime: instantFromMs(arrivedMs),
  }
}

function priceText(price: Price | undefined): string | null {
  return price === undefined ? null : formatPrice(price, 0)
}

function readPrice(text: string | null): Price | undefined {
  if (text === null) return undefined
  const price = parsePrice(text)
  invariant(price !== undefined, `unreadable price ${text}`)
  return price
}

function shownText(shown: ShownPrice | undefined): ShownText {
  return shown ? [formatPrice(shown.price, 0), formatRate(shown.tolerance)] : null
}

function readShown(text: ShownText): ShownPrice | undefined {
  if (text === null) return undefined
  const [price, tolerance] = [parsePrice(text[0]), parseRate(text[1])]
  invariant(price !== undefined && tolerance !== undefined, 'unreadable shown price')
  return { price, tolerance }
}

function readLots(text: string): Lots {
  const lots = parseLots(text)
  invariant(lots !== undefined, `unreadable lots ${text}`)
  return lots
}

function readMoney(text: string): Money {
  const money = parseMoney(text)
  invariant(money !== undefined, `unreadable amount ${text}`)
  return money
}
