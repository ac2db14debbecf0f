// Links of notices: only to our own screens, whatever a notice says.

import { hrefOf, PATHS } from '../../platform/paths.ts'

/** The href of a path that exists; home for any other. */
export function internalHref(link: string): string {
  return hrefOf(PATHS.find((path) => path === link) ?? '/')
}
