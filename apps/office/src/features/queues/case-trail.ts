// The cases of one area that somebody went through in this tab, in the order of their first sight.

export type CaseTrail = {
  readonly visit: (id: string) => void
  readonly before: (id: string) => string | undefined
  /** Undefined at the newest one. */
  readonly behind: (id: string) => string | undefined
  readonly has: (id: string) => boolean
}

export function createCaseTrail(max = 200): CaseTrail {
  const ids: string[] = []
  const next = (id: string, step: 1 | -1) => {
    const place = ids.indexOf(id)
    return place < 0 ? undefined : ids[place + step]
  }
  return {
    visit: (id) => {
      if (ids.includes(id)) return
      ids.push(id)
      if (ids.length > max) ids.shift()
    },
    before: (id) => next(id, -1),
    behind: (id) => next(id, 1),
    has: (id) => ids.includes(id),
  }
}
