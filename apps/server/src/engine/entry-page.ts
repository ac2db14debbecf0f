// One page of the journal's entries and how many there are, for the lists of several slices.

/**
 * Ends a statement that begins `WITH found AS (SELECT number …) SELECT total, number, …`, with what
 * it reads of `journal_entry e`. Newest first; the entries are looked for once, for page and count
 * together, since an account may have a hundred thousand. `$1` and `$2` are those of `spanOfPage`.
 */
export const ENTRY_PAGE = `
  FROM (SELECT count(*) AS total FROM found) AS counted
  LEFT JOIN (SELECT number FROM found
             ORDER BY number DESC LIMIT $1::bigint OFFSET $2::bigint) AS page ON true
  LEFT JOIN journal_entry e USING (number)
  ORDER BY number DESC`

/** How many entries, and behind how many; pages are counted from 1. */
export function spanOfPage({
  page,
  size,
}: {
  readonly page: number
  readonly size: number
}): readonly [string, string] {
  return [String(size), String((page - 1) * size)]
}

/** What a statement with `ENTRY_PAGE` found: an empty page is one row without an entry. */
export function readEntryPage<Row extends { readonly number: bigint }>(
  rows: readonly (Row & { readonly total: bigint })[],
): { readonly rows: readonly Row[]; readonly total: number } {
  const isEntry = ({ number }: { readonly number: bigint | null }) => number !== null
  return { rows: rows.filter(isEntry), total: Number(rows[0]?.total ?? 0) }
}
