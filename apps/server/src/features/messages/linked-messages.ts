// Messages about accounts that are looked at together: they name no other person and no figure.

import type { NewMessage } from './store.ts'

export type LinkedTemplate = 'accounts-linked' | 'accounts-one-person' | 'accounts-apart'

/** `state` tells this state of the link from others. */
export function linkedMessage(userId: string, template: LinkedTemplate, state: string): NewMessage {
  return { userId, cause: `account-link:${state}:${userId}`, template, values: {}, about: null }
}
