// An amount of the books, digit by digit: grouped, never rounded.

const SHOWN_DECIMALS = 2

/** `-1234.5` → `−1,234.50`; more decimals than two stay. */
export function moneyText(amount: string): string {
  const [whole = '', part = ''] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = part.replace(/0+$/, '').padEnd(SHOWN_DECIMALS, '0')
  return `${amount.startsWith('-') ? '−' : ''}${grouped}.${decimals}`
}
