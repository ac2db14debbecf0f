// Tells every socket of a head that was published, a few at a time.

import type { SignedHead } from '@fairtick/wire/socket/frames'
import type { Connection } from './connection.ts'
import type { OpenSockets } from './open-sockets.ts'
import { encodeTextFrame } from './websocket-frame.ts'

/** So many writes take about a millisecond; prices go out between. */
const WRITES_AT_ONCE = 64

/** Resolves once all that are still open have it. */
export async function broadcastHead(
  sockets: Pick<OpenSockets, 'all' | 'send'>,
  signed: SignedHead,
): Promise<void> {
  const frame = encodeTextFrame(JSON.stringify({ command: 'head', signed }))
  const members: readonly Connection[] = [...sockets.all]
  for (let from = 0; from < members.length; from += WRITES_AT_ONCE) {
    for (const member of members.slice(from, from + WRITES_AT_ONCE)) sockets.send(member, frame)
    await new Promise((resume) => setImmediate(resume))
  }
}
