// A contract order as it goes over the wire: prices with the instrument's decimals.

import { sumFees, sumProfit } from '@fairtick/core/contracts/position'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { ContractText } from '../../engine/engine-port.ts'

export type PresentContract = (contract: ContractText) => WireContract

/** `decimalsOf` tells an instrument's price decimals. */
export function createPresentContract(decimalsOf: (symbol: string) => number): PresentContract {
  return (contract) => {
    const price = (text: string | null | undefined) =>
      text == null ? null : priceText(text, decimalsOf(contract.symbol))
    const { id, symbol, direction, orderType, lots, lotsOpen, leverage } = contract
    const { opening, status, orderTime, cancelled, live } = contract
    const last = contract.closes.at(-1)
    const isPending = status === 'pending'
    const closes = contract.closes.map((close) => ({
      ...close,
      price: priceText(close.price, decimalsOf(symbol)),
    }))
    return {
      ...{ id, symbol, direction, orderType, lots, lotsOpen, leverage, status, orderTime, closes },
      constants: contract.constants,
      delegatedPrice: price(contract.limitPrice),
      marketPrice: price(contract.shownPrice),
      openPrice: price(opening?.price),
      openSeq: opening?.seq ?? null,
      openTime: opening?.time ?? null,
      closePrice: price(last?.price),
      closeSeq: last?.seq ?? null,
      closeTime: endTimeOf(contract),
      closeReason: cancelled?.reason ?? last?.reason ?? null,
      margin: isPending ? contract.reserved.margin : contract.margin,
      fee: isPending ? contract.reserved.fee : feesOf(contract),
      overnightFee: contract.overnightFee,
      takeProfit: price(contract.takeProfit),
      stopLoss: price(contract.stopLoss),
      profit: formatMoney(profitOf(contract)),
      profitRatio: profitRatioOf(contract),
      liquidationPrice: price(live?.liquidationPrice),
      riskRate: live?.riskRate ?? null,
    }
  }
}

/** When it ended; a position that is closed in part has not. */
function endTimeOf({ status, closes, cancelled }: ContractText): number | null {
  if (cancelled) return cancelled.time
  return status === 'closed' ? (closes.at(-1)?.time ?? null) : null
}

function feesOf({ opening, closes }: ContractText): string {
  if (!opening) return formatMoney(0n as Money)
  return formatMoney(sumFees({ openFee: money(opening.fee), closes: closes.map(amounts) }))
}

function profitOf({ closes }: ContractText): Money {
  return sumProfit({ closes: closes.map(amounts) })
}

/** Profit over the margin at the opening (TR-4.17), half-even to 6 decimals. */
function profitRatioOf(contract: ContractText): string | null {
  if (!contract.opening || contract.closes.length === 0) return null
  const margin = money(contract.opening.margin)
  if (margin === 0n) return null
  const millionths = roundHalfEven(profitOf(contract) * 1_000_000n, margin)
  return formatRate((millionths * (RATE_ONE / 1_000_000n)) as Rate)
}

function amounts(close: ContractText['closes'][number]) {
  return { profit: money(close.profit), fee: money(close.fee) } as never
}

function money(text: string): Money {
  const amount = parseMoney(text)
  invariant(amount !== undefined, `unreadable amount ${text}`)
  return amount
}

function priceText(text: string, decimals: number): string {
  const price = parsePrice(text)
  invariant(price !== undefined, `unreadable price ${text}`)
  return formatPrice(price, decimals)
}
