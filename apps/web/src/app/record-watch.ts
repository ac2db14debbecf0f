// Follows the published heads on the socket; the check itself comes with the first of them.

import type { SignedHead } from '@fairtick/proof/head'
import { onFrame } from '../live/live.ts'
import { call } from '../platform/client-instance.ts'
import { keptHead, recordBreak } from '../platform/record-break.ts'

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
