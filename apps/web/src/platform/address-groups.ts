// An address in groups of four, so that it can be compared by eye.

const GROUP = 4

/** `TWdbcdcc…` → `TWdb`, `cdcc`, …; the last one may be shorter. */
export function addressGroups(address: string): readonly string[] {
  return address.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
}
