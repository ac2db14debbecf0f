// Whether a text of the staff names an address that is not one of ours, also where it was taken
// apart so that no form would find it: who puts it together pays to a stranger.

import { findSensitive } from '@fairtick/wire/chat-rules'
import { addressProblem } from '../../payout-methods/public.ts'

/** Nobody writes so much that might be one: a text that hides something among it is refused. */
const CANDIDATES_MAX = 500

/** `ours`: addresses of our open payment methods. */
export function hasForeignAddress(text: string, ours: readonly string[]): boolean {
  const plain = text.normalize('NFKC').replaceAll(UNSEEN, '')
  if (findSensitive(plain, ours).some(({ kind }) => kind === 'address')) return true
  // What is ours may stand beside anything: what is found below is none of it.
  const rest = ours.reduce((left, own) => left.replaceAll(own, ' ; '), plain)
  return isPutTogether(rest.replaceAll(JOINTS, ''))
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
/** What somebody puts between the letters of an address. */
const JOINTS = /[\s\p{P}\p{S}]/gu

const EVM = /0x[0-9a-f]{40}/i
const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
/** Where one may begin, and how long it is there: the checksum tells it from words. */
const FORMS = [
  { chain: 'tron', begins: new RegExp(`T(?=${BASE58}{33})`, 'g'), lengths: [34] },
  { chain: 'bitcoin', begins: new RegExp(`[13](?=${BASE58}{25})`, 'g'), lengths: span(26, 35) },
  { chain: 'bitcoin', begins: /bc1(?=[02-9ac-hj-np-z]{39})/gi, lengths: [42, 62] },
] as const

function isPutTogether(letters: string): boolean {
  if (EVM.test(letters)) return true
  const candidates = FORMS.flatMap(({ chain, begins, lengths }) =>
    [...letters.matchAll(begins)].flatMap(({ index }) =>
      lengths.map((length) => ({ chain, text: letters.slice(index, index + length) })),
    ),
  )
  if (candidates.length > CANDIDATES_MAX) return true
  return candidates.some(({ chain, text }) => {
    const problem = addressProblem(chain, text)
    return problem !== 'address' && problem !== 'address_checksum'
  })
}

function span(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place)
}
