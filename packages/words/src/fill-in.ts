// Puts values into the `{{name}}` places of a text; which they are is known from the English one.

/** The names of the places of a text: `{{minimum}}` is `minimum`. */
export type PlacesOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlacesOf<Rest>
  : never

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
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
