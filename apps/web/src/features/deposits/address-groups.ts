// An address in groups of four, so that it can be compared by eye.

const GROUP = 4

/** `TR7NHqje…` → `TR7N`, `Hqje`, …; the last one may be shorter. */
export function addressGroups(address: string): readonly string[] {
  return address.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
}
