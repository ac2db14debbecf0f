// Where an announcement leads: to one of our own screens, whatever it says, or to its own text.

import { hrefOf, PATHS } from './paths.ts'

type Leading = { readonly id: string; readonly link: string }

/** To where the operator said, else to the announcement itself. */
export function announcementHref({ id, link }: Leading): string {
  return screenHref(link) ?? ownHref(id)
}

export function ownHref(id: string): string {
  return hrefOf('/pages/message/detail', { id, kind: 'announcement' })
}

/** Of a path that exists; undefined for any other. */
export function screenHref(link: string): string | undefined {
  const path = PATHS.find((known) => known === link)
  return path && hrefOf(path)
}
