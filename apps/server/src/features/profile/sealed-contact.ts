// Where a customer is reached carries a seal of whose it is: by a mail address or phone number that
// somebody wrote into the row nobody gets into the account.

import type { RowSeal } from '../../platform/row-seal.ts'
import type { UserRow } from './store.ts'

type Contact = Pick<UserRow, 'id' | 'phone' | 'email'>

/** As it stands in its row. */
export type SealedContact = Contact & Pick<UserRow, 'contactSeal'>

/** Phone and mail as they are stored. */
export function sealContact(rowSeal: RowSeal, contact: Contact): string {
  return rowSeal.seal('contact', fieldsOf(contact))
}

export function isContactSealed(rowSeal: RowSeal, contact: SealedContact): boolean {
  return rowSeal.isSealed('contact', fieldsOf(contact), contact.contactSeal)
}

function fieldsOf({ id, phone, email }: Contact) {
  return [id, phone, email]
}
