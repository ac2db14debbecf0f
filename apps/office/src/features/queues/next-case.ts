// Which case comes next: the first that waits and that nobody else looks at.

type Waiting = {
  readonly id: string
  readonly claim: { readonly staffId: string } | null
}

type WaitingPage = { readonly rows: readonly Waiting[]; readonly next: string | null }

/** Whoever is behind so many cases that others look at has time to ask again. */
const PAGES_MAX = 10

/** Looked for in the order of the queue, page by page; undefined: none is left for me. */
export async function nextCase(
  read: (query: { readonly after?: string }) => Promise<WaitingPage>,
  { shown, me }: { readonly shown: string; readonly me: string },
): Promise<string | undefined> {
  let query: { readonly after?: string } | undefined = {}
  for (let pages = 0; query && pages < PAGES_MAX; pages += 1) {
    const { rows, next }: WaitingPage = await read(query)
    const isMine = ({ id, claim }: Waiting) =>
      id !== shown && (claim === null || claim.staffId === me)
    const found = rows.find(isMine)
    if (found) return found.id
    query = next === null ? undefined : { after: next }
  }
  return undefined
}
