// What PGlite answers, read as the driver of PostgreSQL reads it: its own reader copies every value
// by itself, which took a seventh of the server's time when people read.

import type { PGlite } from '@electric-sql/pglite'
import { Parser } from 'pg-protocol/dist/parser.js'

export type Column = { readonly name: string; readonly dataTypeID: number }

/** Each value as text; null where there is none. */
export type TextRow = readonly (string | null)[]

export type Answered = {
  readonly rows: readonly TextRow[]
  /** Of a statement that was described. */
  readonly columns: readonly Column[]
  readonly parameterTypes: readonly number[]
}

type Message =
  | { readonly name: 'dataRow'; readonly fields: TextRow }
  | { readonly name: 'rowDescription'; readonly fields: readonly Column[] }
  | { readonly name: 'parameterDescription'; readonly dataTypeIDs: readonly number[] }
  | (Error & { readonly name: 'error' })

/** Sends whole messages of the protocol. Throws the database's own error, with its SQLSTATE. */
export async function exchange(pglite: PGlite, asked: Uint8Array): Promise<Answered> {
  const bytes = await pglite.execProtocolRaw(asked)
  const rows: TextRow[] = []
  let columns: readonly Column[] = []
  let parameterTypes: readonly number[] = []
  let fault: Error | undefined
  const read = (message: Message) => {
    switch (message.name) {
      case 'dataRow':
        rows.push(message.fields)
        break
      case 'rowDescription':
        columns = message.fields
        break
      case 'parameterDescription':
        parameterTypes = message.dataTypeIDs
        break
      case 'error':
        fault ??= message
        break
      default:
        // The others say nothing that is needed.
        message satisfies never
    }
  }
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Its own type of a message says no more than the name.
  new Parser().parse(whole, read as unknown as Parameters<Parser['parse']>[1])
  if (fault !== undefined) throw fault
  return { rows, columns, parameterTypes }
}
