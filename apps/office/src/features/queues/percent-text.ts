// A rate in per cent, exact: `0.001` → `0.1 %`.

/** Of a decimal text without an exponent. */
export function percentText(rate: string): string {
  const [whole = '0', part = ''] = rate.split('.')
  const digits = part.padEnd(2, '0')
  const before = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '')
  const after = digits.slice(2).replace(/0+$/, '')
  return `${before}${after === '' ? '' : `.${after}`} %`
}
