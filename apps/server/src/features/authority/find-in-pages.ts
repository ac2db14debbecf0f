// Reads a long list page by page, and gives the rest of the server a turn after each.

import { setImmediate as nextTurn } from 'node:timers/promises'

export type PagedSearch<Row extends { readonly id: string }> = {
  /** The rows behind an id, in the order of their ids; `''`: from the first on. */
  readonly read: (after: string) => Promise<readonly Row[]>
  /** One sentence for each row at which something is wrong. */
  readonly judge: (page: readonly Row[]) => readonly string[] | Promise<readonly string[]>
}

/** All that was found. Throws the reason of `signal` once it is aborted. */
export async function findInPages<Row extends { readonly id: string }>(
  { read, judge }: PagedSearch<Row>,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const findings: string[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await read(after)
    findings.push(...(await judge(page)))
    after = page.at(-1)?.id
    await nextTurn()
    signal?.throwIfAborted()
  }
  return findings
}
