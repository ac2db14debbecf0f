// How the app writes figures: all six languages group by commas and use a point.

/** `-20` → `−20.00`, `1234.5` → `1,234.50`. */
export function formatMoney(text: string): string {
  const [whole = '', part = ''] = text.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${text.startsWith('-') ? '−' : ''}${grouped}.${part.padEnd(2, '0')}`
}

/** `2.717896` → `2.72`; below a cent every digit. */
export function formatFee(text: string): string {
  return formatMoney(Math.abs(Number(text)) < 0.01 ? text : Number(text).toFixed(2))
}

/** `8` → `+8.00`; zero has no sign. */
export function formatSignedMoney(text: string): string {
  return /^-|^0+(\.0*)?$/.test(text) ? formatMoney(text) : `+${formatMoney(text)}`
}

/** `6,790.70 (0.82 better) · Tick 1,204` → price and number. */
export function parsePriceAndSeq(text: string): { readonly price: string; readonly seq: number } {
  const [, price = '', seq = ''] = /^([\d,.]+)(?: \(.+\))? · \D*([\d,]+)$/.exec(text.trim()) ?? []
  return { price: price.replaceAll(',', ''), seq: Number(seq.replaceAll(',', '')) }
}
