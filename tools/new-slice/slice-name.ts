// The name of a slice in the forms in which it is written in code, tables and addresses.

export type SliceName = {
  /** `price-alerts`: folder and files. */
  readonly kebab: string
  /** `priceAlerts`: the call, values. */
  readonly camel: string
  /** `PriceAlerts`: types and endings of function names. */
  readonly pascal: string
  /** `price_alerts`: the table. */
  readonly snake: string
  /** `pricealerts`: the path, as the other paths of the API are written. */
  readonly flat: string
  /** `price alerts`: in sentences. */
  readonly words: string
}

/** Undefined when `text` is no kebab-case name of words in Latin letters. */
export function parseSliceName(text: string): SliceName | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(text)) return undefined
  const parts = text.split('-')
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  return {
    kebab: text,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: parts.join('_'),
    flat: parts.join(''),
    words: parts.join(' '),
  }
}
