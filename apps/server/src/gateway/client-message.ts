// What a client may send: read strictly, refused as a whole when anything is wrong (REL-30).

import type { ClientFrame } from '@fairtick/wire/socket/frames'
import * as z from 'zod'

const CHANNEL_NAME_MAX = 40
const CHANNELS_PER_MESSAGE = 200
const TOKEN_MAX = 256

const channels = z.array(z.string().max(CHANNEL_NAME_MAX)).min(1).max(CHANNELS_PER_MESSAGE)

const clientFrame = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('auth'), token: z.string().min(1).max(TOKEN_MAX) }),
  z.strictObject({
    op: z.literal('subscribe'),
    channels,
    after: z.int().min(0).optional(),
  }),
  z.strictObject({ op: z.literal('unsubscribe'), channels }),
])

/** Undefined: not JSON, or not one of the three frames. */
export function parseClientMessage(text: string): ClientFrame | undefined {
  const parsed = clientFrame.safeParse(parseJson(text))
  return parsed.success ? (parsed.data as ClientFrame) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
