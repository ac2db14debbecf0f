// How far a fill is off the price that was shown, and for whom that is good.

import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'

export type FillDifference = {
  readonly judged: 'better' | 'worse'
  /** Without sign, as decimal text of the price's own unit. */
  readonly difference: string
}

/** Undefined where nothing was shown, or it was filled at just that price. */
export function fillDifference(
  deed: 'buy' | 'sell',
  shown: string | null | undefined,
  filled: string,
): FillDifference | undefined {
  const before = parsePrice(shown ?? '')
  const after = parsePrice(filled)
  if (before === undefined || after === undefined || before === after) return undefined
  const isHigher = after > before
  return {
    judged: isHigher === (deed === 'sell') ? 'better' : 'worse',
    difference: formatPrice((isHigher ? after - before : before - after) as Price, 0),
  }
}

/** Says a price that was got beside the one that was shown: `58,696.84 (0.82 better)`. */
export function useFillText(decimals: number) {
  const t = useText()
  const { price } = useFormats()
  return (deed: 'buy' | 'sell', shown: string | null | undefined, filled: string): string => {
    const found = fillDifference(deed, shown, filled)
    if (found === undefined) return price(filled, decimals)
    const difference = price(found.difference, decimals)
    return `${price(filled, decimals)} (${t(`options.${found.judged}`, { difference })})`
  }
}
