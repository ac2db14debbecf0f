// An amount of the books, digit by digit: grouped, never rounded.

const SHOWN_DECIMALS = 2

/** `-1234.5` → `−1,234.50`; more decimals than two stay. */
export function moneyText(amount: string): string {
  return groupedText(amount, SHOWN_DECIMALS)
}

/** Of any currency, which has decimals of its own: `1000` → `1,000`. */
export function sentText({ amount, currency }: { amount: string; currency: string }): string {
  return `${groupedText(amount)} ${currency}`
}

export function groupedText(amount: string, minDecimals = 0): string {
  const [whole = '', part = ''] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = part.replace(/0+$/, '').padEnd(minDecimals, '0')
  return `${amount.startsWith('-') ? '−' : ''}${grouped}${decimals === '' ? '' : `.${decimals}`}`
}
