// Who earns of an account's fees as one text of its row: ids apart by spaces, `-`: nobody (TR-8.1).

import type { Inviters } from '@fairtick/core/team/reward'

const NOBODY = '-'

export function invitersText(inviters: Inviters): string {
  return inviters.map((id) => id ?? NOBODY).join(' ')
}

export function readInviters(text: string): Inviters {
  if (text === '') return []
  return text.split(' ').map((id) => (id === NOBODY ? undefined : id))
}
