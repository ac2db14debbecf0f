// One command record as one line of text: what the private command log hashes and stores.

import type { AccountKind } from '../ledger/journal-entry.ts'
import type { ShownPrice } from '../market/price-tolerance.ts'
import { invariant, unreachable } from '../numbers/invariant.ts'
import { formatMoney, type Money, parseMoney } from '../numbers/money.ts'
import { formatPrice, parsePrice } from '../numbers/price.ts'
import { formatRate, parseRate } from '../numbers/rate.ts'
import type { OptionDirection } from '../options/option.ts'
import { instantFromMs } from '../time/instant.ts'
import type { Command } from './command.ts'
import type { CommandRecord } from './record.ts'

/** A JSON array `[number, time, tapePosition, kind, …]`; decimals as text. */
export function formatCommandRecord(record: CommandRecord): string {
  const { number, time, tapePosition, command } = record
  return JSON.stringify([number, time, tapePosition, ...commandFields(command)])
}

/** Reads a line of `formatCommandRecord`; throws when it is not one. */
export function parseCommandRecord(line: string): CommandRecord {
  const [number, ms, tapePosition, kind, ...fields] = JSON.parse(line) as [
    number,
    number,
    number,
    string,
    ...unknown[],
  ]
  const command = readCommandFields(kind, fields)
  return { number, time: instantFromMs(ms), tapePosition, command }
}

function commandFields(command: Command): readonly unknown[] {
  switch (command.kind) {
    case 'open-account': {
      const { kind, accountId, userId, accountKind, grant } = command
      return [kind, accountId, userId, accountKind, formatMoney(grant)]
    }
    case 'buy-option': {
      const { kind, accountId, optionId, symbol, direction, stake, durationSeconds } = command
      const shown = command.shown && [
        formatPrice(command.shown.price, 0),
        formatRate(command.shown.tolerance),
      ]
      const what = [symbol, direction, formatMoney(stake), durationSeconds, shown ?? null]
      return [kind, accountId, optionId, ...what, command.arrivedTime]
    }
    case 'reset-practice':
      return [command.kind, command.accountId, command.resetId, formatMoney(command.grant)]
    default:
      return unreachable(command)
  }
}

function readCommandFields(kind: string, fields: readonly unknown[]): Command {
  switch (kind) {
    case 'open-account': {
      const [accountId, userId, accountKind, grant] = fields as [
        string,
        string,
        AccountKind,
        string,
      ]
      return { kind, accountId, userId, accountKind, grant: readMoney(grant) }
    }
    case 'buy-option': {
      const [accountId, optionId, symbol, direction, stake, durationSeconds, shown, arrivedMs] =
        fields as [string, string, string, OptionDirection, string, number, ShownText, number]
      return {
        kind,
        accountId,
        optionId,
        symbol,
        direction,
        stake: readMoney(stake),
        durationSeconds,
        shown: readShown(shown),
        arrivedTime: instantFromMs(arrivedMs),
      }
    }
    case 'reset-practice': {
      const [accountId, resetId, grant] = fields as [string, string, string]
      return { kind, accountId, resetId, grant: readMoney(grant) }
    }
    default:
      throw new Error(`unknown command ${kind}`)
  }
}

type ShownText = readonly [price: string, tolerance: string] | null

function readShown(text: ShownText): ShownPrice | undefined {
  if (text === null) return undefined
  const [price, tolerance] = [parsePrice(text[0]), parseRate(text[1])]
  invariant(price !== undefined && tolerance !== undefined, 'unreadable shown price')
  return { price, tolerance }
}

function readMoney(text: string): Money {
  const money = parseMoney(text)
  invariant(money !== undefined, `unreadable amount ${text}`)
  return money
}
