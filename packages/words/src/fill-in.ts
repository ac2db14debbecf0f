// Puts values into the `{{name}}` places of a text; which they are is known from the English one.
// A number's noun follows it: `{{lots}} {{lots:lot|lots}}`, `{{place}}{{place:st|nd|rd|th}}`.

/** The names of the places of a text: `{{minimum}}` is `minimum`, `{{lots:lot|lots}}` is `lots`. */
export type PlacesOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? NameOf<Name> | PlacesOf<Rest>
  : never

type NameOf<Place extends string> = Place extends `${infer Name}:${string}` ? Name : Place

declare const places: unique symbol

/** A text with places: nothing that could be shown before they are filled in. */
export type Template<Place extends string> = { readonly [places]: Place }

/** What a text of English is in any language. */
export type WordOf<English extends string> = [PlacesOf<English>] extends [never]
  ? string
  : Template<PlacesOf<English>>

/** The words of a language, by what English has in the same place. */
export type Words<English> = {
  readonly [Area in keyof English]: {
    readonly [Key in keyof English[Area]]: WordOf<English[Area][Key] & string>
  }
}

export type ValuesOf<Place extends string> = Readonly<Record<Place, string | number>>

/** A value for every place; what a text does not name does no harm. */
export function fillIn<Place extends string>(
  text: string | Template<Place>,
  values: ValuesOf<Place>,
): string {
  return fillPlaces(text as unknown as string, values)
}

/** The same of a text that is known at run time only: what has no value stays as it is. */
export function fillPlaces(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{(\w+)(?::([^}]+))?\}\}/g, (place, name: string, forms?: string) => {
    const value = values[name] ?? undefined
    if (value === undefined) return place
    return forms === undefined ? String(value) : formFor(String(value), forms.split('|'))
  })
}

/** Of the six languages English alone has more than one form: no other text names any. */
const COUNTED = { rules: new Intl.PluralRules('en'), order: ['one', 'other'] }
const RANKED = {
  rules: new Intl.PluralRules('en', { type: 'ordinal' }),
  order: ['one', 'two', 'few', 'other'],
}

/** One lot, but 1.00 lots: a number with decimals counts as several. */
function formFor(count: string, forms: readonly string[]): string {
  const { rules, order } = forms.length === RANKED.order.length ? RANKED : COUNTED
  const form = count.includes('.') ? 'other' : rules.select(Number(count.replaceAll(',', '')))
  return forms[order.indexOf(form)] ?? ''
}
