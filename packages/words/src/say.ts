// Saying a text by its key: a key that is missing and a place without a value do not compile.

import type { PlacesOf, ValuesOf } from './fill-in.ts'

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `area.key` of every text of a dictionary, which is the English one. */
export type KeyOf<English> = {
  [Area in keyof English & string]: `${Area}.${keyof English[Area] & string}`
}[keyof English & string]

/** Of the texts that say all by themselves. */
export type PlainKeyOf<English extends Areas> = {
  [Key in KeyOf<English>]: [PlacesAt<English, Key>] extends [never] ? Key : never
}[KeyOf<English>]

/** Says a text, its `{{places}}` filled in. */
export type SayOf<English extends Areas> = <Key extends KeyOf<English>>(
  key: Key,
  ...values: [PlacesAt<English, Key>] extends [never] ? [] : [ValuesOf<PlacesAt<English, Key>>]
) => string

type PlacesAt<English extends Areas, Key> = Key extends `${infer Area}.${infer Name}`
  ? PlacesOf<English[Area][Name]>
  : never
