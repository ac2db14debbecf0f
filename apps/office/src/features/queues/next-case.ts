// Which case comes next: the first that waits and that nobody else looks at.

type Waiting = {
  readonly id: string
  readonly claim: { readonly staffId: string } | null
  /** Where two people decide: whose approval waits for another one's. */
  readonly firstBy?: string | null
}

type WaitingPage = { readonly rows: readonly Waiting[]; readonly next: string | null }

type Looked = {
  readonly shown: string
  readonly me: string
  /** Was seen before and not decided: it comes when nothing else is left. */
  readonly isPassed: (id: string) => boolean
}

/** Whoever is behind so many cases that others look at has time to ask again. */
const PAGES_MAX = 10

/** Looked for in the order of the queue, page by page; undefined: none is left for me. */
export async function nextCase(
  read: (query: { readonly after?: string }) => Promise<WaitingPage>,
  { shown, me, isPassed }: Looked,
): Promise<string | undefined> {
  let query: { readonly after?: string } | undefined = {}
  let passed: string | undefined
  for (let pages = 0; query && pages < PAGES_MAX; pages += 1) {
    const { rows, next }: WaitingPage = await read(query)
    const free = rows.filter(
      ({ id, claim, firstBy }) =>
        id !== shown && firstBy !== me && (claim === null || claim.staffId === me),
    )
    const found = free.find(({ id }) => !isPassed(id))
    if (found) return found.id
    passed ??= free[0]?.id
    query = next === null ? undefined : { after: next }
  }
  return passed
}
