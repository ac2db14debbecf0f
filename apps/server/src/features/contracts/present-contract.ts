// A contract order as it goes over the wire: prices with the instrument's decimals.

import { type Close, sumFees, sumProfit } from '@fairtick/core/contracts/position'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatMoney, type Money, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { PRICE_DECIMALS } from '@fairtick/core/numbers/price'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { CloseText, ContractText } from '../../engine/engine-port.ts'

export type PresentContract = (contract: ContractText) => WireContract

/** `decimalsOf` tells an instrument's price decimals, `leaderOf` who leads with an account. */
export function createPresentContract(
  decimalsOf: (symbol: string) => number,
  leaderOf: (accountId: string) => NonNullable<WireContract['copiedFrom']>,
): PresentContract {
  return (contract) => {
    const { id, symbol, direction, orderType, lots, lotsOpen, leverage } = contract
    const { opening, status, orderTime, cancelled, live, copyOf } = contract
    const decimals = decimalsOf(symbol)
    const last = contract.closes.at(-1)
    const isPending = status === 'pending'
    const closed = contract.closes.map(amounts)
    const profit = sumProfit({ closes: closed })
    const closes = contract.closes.map((close) => presentClose(close, decimals))
    return {
      ...{ id, symbol, direction, orderType, lots, lotsOpen, leverage, status, orderTime, closes },
      constants: contract.constants,
      delegatedPrice: priceText(contract.limitPrice, decimals),
      marketPrice: priceText(contract.shownPrice, decimals),
      openPrice: priceText(opening?.price, decimals),
      openSeq: opening?.seq ?? null,
      openTime: opening?.time ?? null,
      closePrice: priceText(last?.price, decimals),
      closeSeq: last?.seq ?? null,
      closeTime: endTimeOf(contract),
      closeReason: cancelled?.reason ?? last?.reason ?? null,
      margin: isPending ? contract.reserved.margin : contract.margin,
      fee: isPending ? contract.reserved.fee : feesOf(contract, closed),
      overnightFee: contract.overnightFee,
      takeProfit: priceText(contract.takeProfit, decimals),
      stopLoss: priceText(contract.stopLoss, decimals),
      profit: formatMoney(profit),
      profitRatio: profitRatioOf(contract, profit),
      liquidationPrice: priceText(live?.liquidationPrice, decimals),
      riskRate: live?.riskRate ?? null,
      copiedFrom: copyOf && leaderOf(copyOf.leaderId),
    }
  }
}

function presentClose({ price, ...close }: CloseText, decimals: number) {
  return { ...close, price: shownPrice(price, decimals) }
}

/** When it ended; a position that is closed in part has not. */
function endTimeOf({ status, closes, cancelled }: ContractText): number | null {
  if (cancelled) return cancelled.time
  return status === 'closed' ? (closes.at(-1)?.time ?? null) : null
}

type Amounts = Pick<Close, 'profit' | 'fee'>

function feesOf({ opening }: ContractText, closed: readonly Amounts[]): string {
  if (!opening) return formatMoney(ZERO_MONEY)
  if (closed.length === 0) return opening.fee
  return formatMoney(sumFees({ openFee: money(opening.fee), closes: closed }))
}

/** Profit over the margin at the opening (TR-4.17), half-even to 6 decimals. */
function profitRatioOf({ opening, closes }: ContractText, profit: Money): string | null {
  if (!opening || closes.length === 0) return null
  const margin = money(opening.margin)
  if (margin === 0n) return null
  const millionths = roundHalfEven(profit * 1_000_000n, margin)
  return formatRate((millionths * (RATE_ONE / 1_000_000n)) as Rate)
}

function amounts(close: CloseText): Amounts {
  return { profit: money(close.profit), fee: money(close.fee) }
}

function money(text: string): Money {
  const amount = parseMoney(text)
  invariant(amount !== undefined, `unreadable amount ${text}`)
  return amount
}

function priceText(text: string | null | undefined, decimals: number): string | null {
  return text == null ? null : shownPrice(text, decimals)
}

const ZEROS = '0'.repeat(PRICE_DECIMALS)

/** The engine writes no needless zeros: here are those that make up the instrument's decimals. */
export function shownPrice(price: string, decimals: number): string {
  const point = price.indexOf('.')
  const missing = point < 0 ? decimals : decimals - (price.length - point - 1)
  if (missing <= 0) return price
  return `${price}${point < 0 ? '.' : ''}${ZEROS.slice(0, missing)}`
}
