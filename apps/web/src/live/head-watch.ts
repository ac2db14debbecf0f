// Keeps the last published head that this device saw, and says when the record does not go on from
// it: whoever rewrites history has then shown two of them, each with the house's own signature.

import { isContinued } from '@fairtick/proof/check-path'
import { findHeadFault, type SignedHead, treeOf } from '@fairtick/proof/head'
import type { PublicKey } from '@fairtick/proof/signature'

export type HeadBreak = {
  readonly kept: SignedHead
  readonly told: SignedHead
  readonly keys: readonly PublicKey[]
  /** What was given to show that the one goes on from the other. */
  readonly path: readonly string[]
}

export type HeadWatchParts = {
  /** JSON of a `SignedHead`. */
  readonly kept: {
    readonly get: () => string | undefined
    readonly set: (text: string) => void
  }
  readonly askKeys: () => Promise<readonly PublicKey[]>
  readonly askContinuation: (from: number, to: number) => Promise<readonly string[]>
  readonly onBreak: (found: HeadBreak) => void
}

/** Takes heads one after another. One that the house has not signed is nobody's word. */
export function createHeadWatch(parts: HeadWatchParts): (told: SignedHead) => Promise<void> {
  let keys: readonly PublicKey[] = []
  let last: Promise<void> = Promise.resolve()
  const isSigned = async (told: SignedHead): Promise<boolean> => {
    if (!keys.some(({ id }) => id === told.key)) keys = await parts.askKeys()
    return findHeadFault(told, keys) === undefined
  }
  const take = async (told: SignedHead): Promise<void> => {
    if (!(await isSigned(told))) return
    const kept = readKept(parts.kept.get())
    if (kept === undefined) return parts.kept.set(JSON.stringify(told))
    const [from, to] = [treeOf(kept), treeOf(told)]
    const [earlier, later] = from.size <= to.size ? [from, to] : [to, from]
    const path =
      earlier.size === later.size ? [] : await parts.askContinuation(earlier.size, later.size)
    const goesOn = kept.tape === told.tape && isContinued({ earlier, later, path })
    if (!goesOn) parts.onBreak({ kept, told, keys, path })
    else if (later === to) parts.kept.set(JSON.stringify(told))
  }
  return (told) => {
    last = last.then(() => take(told)).catch(() => undefined)
    return last
  }
}

function readKept(text: string | undefined): SignedHead | undefined {
  try {
    const kept = JSON.parse(text ?? '') as SignedHead
    treeOf(kept)
    return kept
  } catch {
    return undefined
  }
}
