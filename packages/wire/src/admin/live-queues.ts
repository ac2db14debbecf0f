// The stream of the back office: where it is, its queues, and who may read each. Free of zod.

import type { Permission } from './roles.ts'

/** Server-sent events over a GET with the token in its header: an `EventSource` sends none. */
export const LIVE_PATH = '/admin-api/live'

/** A line without content comes at least this often: silence for longer means a dead line. */
export const LIVE_BEAT_MS = 10_000

/** A state comes at least this often while the server can look: an older one is stale. */
export const LIVE_LOOK_MS = 10_000

/** In every answer the server's time, in ms: ages and the end of a session go by its clock. */
export const SERVER_TIME_HEADER = 'server-time'

export const LIVE_QUEUES = [
  'deposit',
  'withdrawal',
  'bank_change',
  'account_link',
  'identity',
  'recovery',
  'leader',
  'signal',
  'chat',
  // What one of the staff asked for and another one decides.
  'change',
  'role_request',
  'content',
] as const
export type LiveQueue = (typeof LIVE_QUEUES)[number]

export const READ_PERMISSIONS = {
  deposit: 'deposits.read',
  withdrawal: 'withdrawals.read',
  bank_change: 'bank_changes.read',
  account_link: 'links.read',
  identity: 'identities.read',
  recovery: 'recoveries.read',
  leader: 'leaders.read',
  signal: 'signals.read',
  chat: 'chat.read',
  change: 'changes.read',
  role_request: 'staff.read',
  content: 'content.read',
} as const satisfies Record<LiveQueue, Permission>
