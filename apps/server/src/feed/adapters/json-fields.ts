// Reads fields of JSON that a stranger sent, without trusting its shape.

export type JsonObject = Readonly<Record<string, unknown>>

/** The object of a JSON text; undefined when the text is no JSON or no object. */
export function parseJsonObject(text: string): JsonObject | undefined {
  return asObject(parseJson(text))
}

/** Like `parseJsonObject`, but every number stays the text that was sent: no float, no loss. */
export function parseExactJsonObject(text: string): JsonObject | undefined {
  return asObject(parseExactJson(text))
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined
}

/** The list in `field`, or an empty one. */
export function readList(object: JsonObject, field: string): readonly unknown[] {
  const value = object[field]
  return Array.isArray(value) ? value : []
}

/** The text in `field`, or an empty one: no price, size or name is empty. */
export function readText(object: JsonObject, field: string): string {
  const value = object[field]
  return typeof value === 'string' ? value : ''
}

/** A whole number that a double holds exactly, sent as a number or as its digits. */
export function readInteger(object: JsonObject, field: string): number | undefined {
  const value = object[field]
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown

function parseExactJson(text: string): unknown {
  const keepText: SourceReviver = (_key, value, context) =>
    typeof value === 'number' ? context.source : value
  try {
    // The compiler's library does not know the third argument of revivers yet.
    return JSON.parse(text, keepText as (key: string, value: unknown) => unknown)
  } catch {
    return undefined
  }
}
