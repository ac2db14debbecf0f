// Exact fractions by school arithmetic, for the slow oracle: nothing is shared with the core.

export type Fraction = { readonly top: bigint; readonly bottom: bigint }

/** Reads a decimal text, also a negative one; throws on anything else. */
export function fraction(text: string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new Error(`not a decimal: ${text}`)
  const [, sign, whole = '', part = ''] = match
  const top = BigInt(whole + part)
  return reduced(sign === '-' ? -top : top, 10n ** BigInt(part.length))
}

export const ZERO = fraction('0')

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom })
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.top, a.bottom * b.bottom)
}

export function over(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.bottom, a.bottom * b.top)
}

/** Negative when `a < b`, 0 when equal, positive when `a > b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = minus(a, b).top
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function isWhole({ bottom }: Fraction): boolean {
  return bottom === 1n
}

/** The nearest multiple of `10^-decimals`; a half goes to the even neighbour (TR-1.1). */
export function rounded(a: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals)
  const { top, bottom } = reduced(a.top * scale, a.bottom)
  const rest = ((top % bottom) + bottom) % bottom
  const floor = (top - rest) / bottom
  const isAbove = 2n * rest > bottom || (2n * rest === bottom && floor % 2n !== 0n)
  return reduced(isAbove ? floor + 1n : floor, scale)
}

/** Decimal text where one ends within 28 places, else `top/bottom`. */
export function textOf(a: Fraction): string {
  const scaled = times(a, { top: 10n ** 28n, bottom: 1n })
  if (!isWhole(scaled)) return `${a.top}/${a.bottom}`
  const digits = (a.top < 0n ? -scaled.top : scaled.top).toString().padStart(29, '0')
  const text = `${digits.slice(0, -28)}.${digits.slice(-28)}`.replace(/\.?0+$/, '')
  return a.top < 0n ? `-${text}` : text
}

function reduced(top: bigint, bottom: bigint): Fraction {
  if (bottom === 0n) throw new Error('division by zero')
  let [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom]
  while (b !== 0n) [a, b] = [b, a % b]
  const divisor = bottom < 0n ? -a : a
  return { top: top / divisor, bottom: bottom / divisor }
}
