// A file of text that a call answers with: made while it is read, never whole in memory.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import * as z from 'zod'

/** Whoever has not read it to its end by then is given up. */
export const TEXT_FILE_LIFE_MS = 10 * MINUTE_MS

export type TextFile = {
  /** As it is to be saved: ASCII, without folders; its ending says what it is. */
  readonly fileName: string
  /** In order, to be read once. Whoever stops early calls `return`, as `for await` does. */
  readonly parts: AsyncIterable<string>
}

/** The result of a call that is answered with CSV instead of JSON. */
export const csvFile = z.custom<TextFile>(isTextFile)

/** The result of a call that is answered with a page to keep instead of JSON. */
export const htmlFile = z.custom<TextFile>(isTextFile)

/** The result of a call that is answered with JSON or with a page, as is asked. */
export const jsonOrHtmlFile = z.custom<TextFile>(isTextFile)

export function isTextFile(value: unknown): value is TextFile {
  return typeof value === 'object' && value !== null && 'fileName' in value && 'parts' in value
}
