// A piece of a statement: what one slice reads in the statement of another, each of its own tables,
// so that a call costs one statement and all of its answer is of one moment.

import type { Queryable } from './database.ts'
import { type ListQuery, type Paging, pageStatement } from './list-page.ts'

export type Piece = {
  /** In a statement whose $1 says of whom; the piece's own parameters are $2 and on. */
  readonly columns: string
  readonly parameters: readonly unknown[]
}

/** `columns` is fixed text: what comes from outside is a parameter. */
export function pieceOf(columns: string, parameters: readonly unknown[] = []): Piece {
  return { columns, parameters }
}

/** Throws where two of them have parameters: both would begin with $2. */
export function joinPieces(pieces: readonly Piece[]): Piece {
  const [withParameters, other] = pieces.filter(({ parameters }) => parameters.length > 0)
  if (other !== undefined) throw new Error('two pieces of a statement with parameters')
  const columns = pieces.map((piece) => piece.columns).join(', ')
  return { columns, parameters: withParameters?.parameters ?? [] }
}

/** What a slice reads of a person $1 in the statement of another, and what its columns mean. */
export type Part<Value> = {
  readonly piece: () => Piece
  readonly read: (row: Readonly<Record<string, unknown>>) => Value
}

/** `read` gets the columns of its own piece, whose names are those of no other. */
export function partOf<Stored extends object, Value>(
  piece: () => Piece,
  read: (stored: Stored) => Value,
): Part<Value> {
  return { piece, read: (row) => read(row as Stored) }
}

type Values<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Part<infer Value> ? Value : never
}

/** Several as one, its value by their names. */
export function joinParts<Parts extends Readonly<Record<string, Part<unknown>>>>(
  parts: Parts,
): Part<Values<Parts>> {
  const entries = Object.entries(parts)
  return {
    piece: () => joinPieces(entries.map(([, { piece }]) => piece())),
    read: (row) =>
      Object.fromEntries(entries.map(([name, { read }]) => [name, read(row)])) as Values<Parts>,
  }
}

/** Of one person by itself. */
export async function loadPart<Value>(
  database: Queryable,
  { piece, read }: Part<Value>,
  id: string,
): Promise<Value> {
  return read(await loadPiece(database, piece(), id))
}

/** The columns by themselves: where nothing else is asked of whom they are about. */
export async function loadPiece<Row extends object>(
  database: Queryable,
  { columns, parameters }: Piece,
  id: string,
): Promise<Row> {
  const sql = `SELECT ${columns}`
  const [row] = await database.query<Row>(sql, [id, ...parameters])
  return row ?? ({} as Row)
}

/** The rows of a page and one more as JSON, for `cutPage`: null where there are none. */
export function pagePiece(
  name: 'page',
  query: Pick<ListQuery<never, never>, 'columns' | 'from' | 'parameters' | 'order'>,
  paging: Paging,
): Piece {
  const { sql, values } = pageStatement(query, paging)
  const [, ...others] = query.parameters
  const columns = `(SELECT json_agg(p) FROM (${sql}) AS p) AS ${name}`
  return { columns, parameters: [...others, ...values] }
}

/** The one row of `from`, whose $1 is `id`, with its own columns and those of the piece. */
export async function loadWithPiece<Row extends object>(
  database: Queryable,
  { columns, from, id }: { readonly columns: string; readonly from: string; readonly id: string },
  piece: Piece,
): Promise<Row | undefined> {
  const parameters = [id, ...piece.parameters]
  const sql = `SELECT ${columns}, ${piece.columns} ${from}`
  return (await database.query<Row>(sql, parameters))[0]
}
