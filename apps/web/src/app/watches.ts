// What the app checks and keeps by itself while somebody is signed in: each published head, that
// the record goes on from the one before, and a receipt of each act.

import { createHeadWatch } from '../live/head-watch.ts'
import { onFrame } from '../live/live.ts'
import { keepReceipts } from '../live/receipts/keep-receipts.ts'
import { call } from '../platform/client-instance.ts'
import { keptHead, recordBreak } from '../platform/record-break.ts'

export function watch(stopped: AbortSignal): void {
  if (stopped.aborted) return
  stopped.addEventListener('abort', watchRecord(), { once: true })
  // Nothing can be kept here: the next visit tries again.
  keepReceipts(stopped).catch(() => undefined)
}

/** Returns how to stop. */
function watchRecord(): () => void {
  const take = createHeadWatch({
    kept: keptHead,
    askKeys: async () => (await call('signingKeys', {})).keys,
    askContinuation: async (from, to) => {
      const query = { from: String(from), to: String(to) }
      return (await call('tapeContinuation', { query })).path
    },
    onBreak: (found) => recordBreak.set(JSON.stringify(found)),
  })
  return onFrame((frame) => {
    if ('command' in frame && frame.command === 'head') void take(frame.signed)
  })
}
