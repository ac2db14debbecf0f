// What the server found to link two accounts carries a seal: a link that was planted, or that binds
// no more since somebody wrote so, is named by the checks of authority.

import type { RowSeal } from '../../platform/row-seal.ts'

export type LinkTerms = {
  readonly id: string
  readonly laterUserId: string
  readonly earlierUserId: string
  readonly signals: readonly string[]
  readonly binds: boolean
}

export type SealedLink = LinkTerms & { readonly seal: string }

export function sealLink(rowSeal: RowSeal, link: LinkTerms): string {
  return rowSeal.seal('account-link', fieldsOf(link))
}

export function isSealedLink(rowSeal: RowSeal, link: SealedLink): boolean {
  return rowSeal.isSealed('account-link', fieldsOf(link), link.seal)
}

function fieldsOf({ id, laterUserId, earlierUserId, signals, binds }: LinkTerms) {
  return [id, laterUserId, earlierUserId, signals.join(' '), binds]
}
