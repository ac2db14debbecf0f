// How the app writes figures: all six languages group by commas and use a point.

/** `-20` → `−20.00`, `1234.5` → `1,234.50`. */
export function shownMoney(text: string): string {
  const [whole = '', part = ''] = text.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${text.startsWith('-') ? '−' : ''}${grouped}.${part.padEnd(2, '0')}`
}

/** `8` → `+8.00`; zero has no sign. */
export function shownSignedMoney(text: string): string {
  return /^-|^0+(\.0*)?$/.test(text) ? shownMoney(text) : `+${shownMoney(text)}`
}

/** `6,790.70 · Tick 1,204` → price and number. */
export function priceAndSeq(text: string): { readonly price: string; readonly seq: number } {
  const [, price = '', seq = ''] = /^([\d,.]+) · \D*([\d,]+)$/.exec(text.trim()) ?? []
  return { price: price.replaceAll(',', ''), seq: Number(seq.replaceAll(',', '')) }
}
