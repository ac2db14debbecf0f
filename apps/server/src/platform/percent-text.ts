// Rates as people read them.

const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 10 })

/** A fraction as decimal text in percent, whole: `0.00125` is `0.125%`. */
export function percentText(fraction: string): string {
  return percents.format(fraction as `${number}`)
}
