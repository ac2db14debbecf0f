// Fractions as they are answered: six decimals, cut towards less.

const BILLIONTHS = 1_000_000_000n
const SHOWN_DECIMALS = 6

/** Of billionths: -0.0312 for −3.12 percent. */
export function fractionText(billionths: bigint): string {
  const step = 10n ** BigInt(9 - SHOWN_DECIMALS)
  const cut = billionths - (((billionths % step) + step) % step)
  const [sign, size] = cut < 0n ? ['-', -cut] : ['', cut]
  const decimals = String(size % BILLIONTHS)
    .padStart(9, '0')
    .replace(/0+$/, '')
  return `${sign}${size / BILLIONTHS}${decimals === '' ? '' : `.${decimals}`}`
}

/** `part` of `whole`, which is above zero, in billionths; cut towards less. */
export function billionthsOf(part: bigint, whole: bigint): bigint {
  const scaled = part * BILLIONTHS
  const cut = scaled / whole
  return scaled < 0n && scaled % whole !== 0n ? cut - 1n : cut
}
