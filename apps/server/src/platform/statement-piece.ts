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
