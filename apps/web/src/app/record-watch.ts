// Follows the published heads on the socket; the check itself comes with the first of them.

import type { SignedHead } from '@fairtick/proof/head'
import { onFrame } from '../live/live.ts'
import { call } from '../platform/client-instance.ts'
import { createStoredText } from '../platform/stored-text.ts'

const keptHead = createStoredText('fairtick.head')

/** JSON of both heads and what was given between them; undefined: the record goes on. */
export const recordBreak = createStoredText('fairtick.record-break')

/** Returns how to stop. */
export function watchRecord(): () => void {
  let watch: Promise<(told: SignedHead) => Promise<void>> | undefined
  return onFrame((frame) => {
    if (!('command' in frame) || frame.command !== 'head') return
    watch ??= openWatch()
    watch
      .then((take) => take(frame.signed))
      .catch(() => {
        // The check could not be loaded; the next head tries again.
        watch = undefined
      })
  })
}

async function openWatch() {
  const { createHeadWatch } = await import('../live/head-watch.ts')
  return createHeadWatch({
    kept: keptHead,
    askKeys: async () => (await call('signingKeys', {})).keys,
    askContinuation: async (from, to) => {
      const query = { from: String(from), to: String(to) }
      return (await call('tapeContinuation', { query })).path
    },
    onBreak: (found) => recordBreak.set(JSON.stringify(found)),
  })
}

/** From now on the record that is there now is the one that must go on. */
export function beginAnew(): void {
  const found = recordBreak.get()
  if (found === undefined) return
  keptHead.set(JSON.stringify((JSON.parse(found) as { told: SignedHead }).told))
  recordBreak.set(undefined)
}
