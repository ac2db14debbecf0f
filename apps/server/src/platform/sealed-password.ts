// The hash of a password with the seal of whose it is: copied into another row, or written by who
// can only write rows, it opens nothing.

import type { RowSeal } from './row-seal.ts'

/** Whose password it is, and for what. */
export type PasswordOwner = {
  readonly of: 'customer' | 'fund' | 'staff'
  readonly id: string
}

/** As it stands in a row of its owner. */
export type StoredPassword = PasswordOwner & { readonly stored: string }

/** Undefined: nobody's, or not chosen yet. */
export function storedPassword(
  of: PasswordOwner['of'],
  row: { readonly id: string; readonly passwordHash: string | null } | undefined,
): StoredPassword | undefined {
  if (row === undefined || row.passwordHash === null) return undefined
  return { of, id: row.id, stored: row.passwordHash }
}

export function sealPassword(rowSeal: RowSeal, owner: PasswordOwner, hash: string): string {
  return `${hash} ${rowSeal.seal('password', fieldsOf(owner, hash))}`
}

/** The hash; undefined: the server did not write it for this owner. */
export function openPassword(
  rowSeal: RowSeal,
  { stored, ...owner }: StoredPassword,
): string | undefined {
  const [hash = '', seal = ''] = stored.split(' ')
  return rowSeal.isSealed('password', fieldsOf(owner, hash), seal) ? hash : undefined
}

function fieldsOf({ of, id }: PasswordOwner, hash: string) {
  return [of, id, hash]
}
