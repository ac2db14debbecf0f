// Which case comes next: the first that waits and that nobody else looks at.

type Waiting = {
  readonly id: string
  readonly claim: { readonly staffId: string } | null
}

/** Rows in the order of the queue; undefined: none is left for me. */
export function nextCase(
  rows: readonly Waiting[],
  { shown, me }: { readonly shown: string; readonly me: string },
): string | undefined {
  return rows.find(({ id, claim }) => id !== shown && (claim === null || claim.staffId === me))?.id
}
