// The ways of paying in, as data: read from the catalogue folder and checked.

import { readFileSync } from 'node:fs'
import { calculateCredit } from '@fairtick/core/cash/deposit'
import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { isRepresentable } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { CallResult } from '@fairtick/wire/api-contract'
import { METHOD_DECIMALS_MAX } from '@fairtick/wire/deposit-rules'
import { amountProblem } from '@fairtick/wire/field-rules'

type WireMethod = CallResult<'depositMethod'>['method']
export type MethodText = Omit<WireMethod, 'qr'>

export type DepositMethod = {
  readonly wire: WireMethod
  readonly min: Quantity
  readonly max: Quantity
  /** USD of one unit of the currency, now. */
  readonly rate: Price
  /** Otherwise nothing new can be paid in by it; what waits is still reviewed. */
  readonly isOpen: boolean
}

export type DepositMethods = ReadonlyMap<string, DepositMethod>

const SHIPPED_FILE = new URL('../../../catalogue/deposit-methods.json', import.meta.url)

/** By id, in the order of the file. Throws an Error that names what cannot be. */
export function readDepositMethods(file: URL = SHIPPED_FILE): DepositMethods {
  return parseDepositMethods(JSON.parse(readFileSync(file, 'utf8')) as readonly MethodText[])
}

export function parseDepositMethods(texts: readonly MethodText[]): DepositMethods {
  const methods = new Map(texts.map((text) => [text.id, parseMethod(text)]))
  if (methods.size < texts.length) throw new Error('two deposit methods have one id')
  return methods
}

/** Where customers may pay to now: of chains. */
export function ownAddresses(methods: DepositMethods): readonly string[] {
  const open = [...methods.values()].filter(({ isOpen }) => isOpen)
  return open.flatMap(({ wire }) => wire.address ?? [])
}

/** An open one; throws an Error that names what cannot be. */
export function parseMethod(text: MethodText): DepositMethod {
  const { id, channel, address, bank } = text
  if (channel === 'crypto' ? !address || !text.network : !bank) {
    throw new Error(`${id}: it is not said where to pay`)
  }
  if (!isDecimals(text.decimals)) throw new Error(`${id}: decimals`)
  const [min, max] = [readAmount(text, text.min), readAmount(text, text.max)]
  if (min > max) throw new Error(`${id}: min is above max`)
  for (const amount of text.recommended) {
    const recommended = readAmount(text, amount)
    if (recommended < min || recommended > max) throw new Error(`${id}: ${amount} is out of range`)
  }
  const rate = parsePrice(text.rateToUsd)
  if (rate === undefined || rate <= 0n) throw new Error(`${id}: rateToUsd`)
  if (!isRepresentable(calculateCredit(max, rate)))
    throw new Error(`${id}: max is beyond any amount`)
  return { wire: { ...text, qr: address }, min, max, rate, isOpen: true }
}

function isDecimals(decimals: number): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= METHOD_DECIMALS_MAX
}

function readAmount({ id, decimals }: Pick<MethodText, 'id' | 'decimals'>, text: string): Quantity {
  const amount = amountProblem(text, decimals) === undefined ? parseQuantity(text) : undefined
  if (amount === undefined || amount <= 0n) throw new Error(`${id}: ${text} is no amount`)
  return amount
}
