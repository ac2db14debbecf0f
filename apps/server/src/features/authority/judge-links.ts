// Whether what was decided about linked accounts follows from what the audit log says people did: a
// row by itself lets no excluded person in and closes nobody's account.

import type { Act } from '../audit/public.ts'
import type { StoredLinkDecision } from './store.ts'

/** Acts that a decision needs, by the link. */
export const LINK_ACTIONS = ['account_link.confirm', 'account_link.lift_first', 'account_link.lift']

/** One sentence for each that nobody with the right to it decided. */
export function judgeLinks(
  links: readonly StoredLinkDecision[],
  acts: ReadonlyMap<string, readonly Act[]>,
): readonly string[] {
  return links
    .filter((link) => !isShown(link, acts.get(link.id) ?? []))
    .map(
      ({ id, status }) =>
        `account_link: ${id} is ${status}, and the audit log does not show by whom`,
    )
}

/** Confirmed by one, lifted by two (REL-58). */
function isShown(
  { status, first_lifted_by: first, decided_by: decidedBy }: StoredLinkDecision,
  acts: readonly Act[],
): boolean {
  const by = (action: string, staffId: string | null) =>
    acts.some((act) => act.action === `account_link.${action}` && act.staffId === staffId)
  if (status === 'confirmed') return by('confirm', decidedBy)
  return first !== decidedBy && by('lift_first', first) && by('lift', decidedBy)
}
