// What a customer is told about the verification of their identity, each with its cause.

import type { NewMessage } from '../messages/public.ts'

type About = { readonly id: string; readonly userId: string }

/** `attempt`: which of several answers to the same case it is. */
type Detail = { readonly attempt?: number; readonly expiresMs?: number }

export function identityMessage(
  { id, userId }: About,
  what: 'approved' | 'needs-fix' | 'failed' | 'expiring' | 'expired',
  { attempt = 0, expiresMs = 0 }: Detail = {},
): NewMessage {
  const cause = `identity:${id}:${what}:${attempt}`
  if (what !== 'expiring') {
    return { userId, cause, template: `identity-${what}`, values: {}, about: null }
  }
  const date = new Date(expiresMs).toISOString().slice(0, 10)
  return { userId, cause, template: 'identity-expiring', values: { date }, about: null }
}
