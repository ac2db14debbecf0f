// Where each page of a list begins: behind the last row that was seen of the page before it, so
// that cases which leave in between hide none.

export type PageTrail = {
  /** What is asked for beside the page's number; nothing of a page that was come to by address. */
  readonly startOf: (list: string, page: number) => { readonly after?: string }
  /** `next` of the page that was read. */
  readonly note: (list: string, page: number, next: string | null) => void
}

/** Of one list at a time: another one, or another filter, begins anew. */
export function createPageTrail(): PageTrail {
  let followed = ''
  let starts = new Map<number, string>()
  return {
    startOf: (list, page) => {
      const after = list === followed ? starts.get(page) : undefined
      return after === undefined ? {} : { after }
    },
    note: (list, page, next) => {
      if (list !== followed) {
        followed = list
        starts = new Map()
      }
      if (next === null) starts.delete(page + 1)
      else starts.set(page + 1, next)
    },
  }
}
