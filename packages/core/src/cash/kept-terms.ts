// Terms of withdrawals that stood when a deposit was credited go on for its account: of each part
// the better of what stood then and what stands now (H6, decision 113). Tax is not among them: what
// a law takes is what it takes now.

import { formatMoney, maxMoney, minMoney, parseMoney } from '../numbers/money.ts'
import { formatRate, parseRate } from '../numbers/rate.ts'
import type { WindowMode, WithdrawalMethod, WithdrawalTerms } from './withdrawal-terms.ts'

/** The best that stood at any deposit of an account. */
export type KeptTerms = Pick<WithdrawalTerms, 'windowMode' | 'methods'> & {
  /** The same as text: equal terms have equal texts. */
  readonly text: string
}

/** What an account keeps once a deposit was credited under these terms. */
export function keepTerms(
  kept: KeptTerms | undefined,
  { windowMode, methods }: Pick<WithdrawalTerms, 'windowMode' | 'methods'>,
): KeptTerms | undefined {
  // Nothing was said of withdrawals yet, so nothing was promised.
  if (methods.size === 0) return kept
  const best = new Map(kept?.methods)
  for (const [code, method] of methods) best.set(code, betterMethod(best.get(code), method))
  const mode = kept === undefined ? windowMode : betterMode(kept.windowMode, windowMode)
  const text = textOf(mode, best)
  return text === kept?.text ? kept : { windowMode: mode, methods: best, text }
}

/** By what a withdrawal of the account goes: the methods are those of now. */
export function betterTerms(kept: KeptTerms | undefined, now: WithdrawalTerms): WithdrawalTerms {
  if (kept === undefined) return now
  const methods = [...now.methods].map(
    ([code, method]) => [code, betterMethod(kept.methods.get(code), method)] as const,
  )
  const windowMode = betterMode(kept.windowMode, now.windowMode)
  return { ...now, windowMode, methods: new Map(methods) }
}

function betterMethod(
  one: WithdrawalMethod | undefined,
  other: WithdrawalMethod,
): WithdrawalMethod {
  if (one === undefined) return other
  return {
    feeRate: one.feeRate < other.feeRate ? one.feeRate : other.feeRate,
    feeFixed: minMoney(one.feeFixed, other.feeFixed),
    min: minMoney(one.min, other.min),
    max: maxMoney(one.max, other.max),
  }
}

/** Whoever waits for the window is not refused. */
function betterMode(one: WindowMode, other: WindowMode): WindowMode {
  return one === 'queue' ? one : other
}

type MethodText = readonly [code: string, feeRate: string, ...amounts: [string, string, string]]

function textOf(mode: WindowMode, methods: KeptTerms['methods']): string {
  const lines = [...methods].map(([code, { feeRate, feeFixed, min, max }]): MethodText => {
    return [code, formatRate(feeRate), formatMoney(feeFixed), formatMoney(min), formatMoney(max)]
  })
  return JSON.stringify([mode, lines.sort(([one], [other]) => (one < other ? -1 : 1))])
}

/** Reads `text`; null: nothing is kept. Throws an Error where it cannot be read. */
export function readKeptTerms(text: string | null): KeptTerms | undefined {
  if (text === null) return undefined
  const [windowMode, lines] = JSON.parse(text) as [WindowMode, readonly MethodText[]]
  const methods = lines.map(([code, rate, ...amounts]) => {
    const feeRate = parseRate(rate)
    const [feeFixed, min, max] = amounts.map(parseMoney)
    if (feeRate === undefined || feeFixed === undefined || min === undefined || max === undefined) {
      throw new Error(`terms that were kept cannot be read: ${text}`)
    }
    return [code, { feeRate, feeFixed, min, max }] as const
  })
  return { windowMode, methods: new Map(methods), text }
}
