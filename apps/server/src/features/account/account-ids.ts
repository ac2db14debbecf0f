// Which account of a user a call is about: asked by every order, and the same for ever.

import type { Database } from '../../platform/database.ts'
import { type AccountKind, loadAccount } from './store.ts'

/** Users beyond are looked up again; those that were looked up first are forgotten first. */
const MAX_KEPT = 20_000

export type FindAccountId = (userId: string, kind: AccountKind) => Promise<string>

/** Throws when the user has no such account. */
export function createAccountIds(database: Database): FindAccountId {
  const kept = new Map<string, string>()
  return async (userId, kind) => {
    const name = `${kind} ${userId}`
    const known = kept.get(name)
    if (known !== undefined) return known
    const { id } = await loadAccount(database, userId, kind)
    const oldest = kept.size >= MAX_KEPT ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(name, id)
    return id
  }
}
