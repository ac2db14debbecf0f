// Seals the pictures of documents before they get to the database.

import type { DocumentSealer } from '../files/public.ts'
import type { PersonKeys } from './person-keys.ts'
import { pictureOf } from './sealed-document.ts'

export function createDocumentSealer(keys: PersonKeys): DocumentSealer {
  return async (tx, { id, userId }) => {
    const { close } = await keys.forSealing(tx, userId)
    return (bytes) => close(bytes, pictureOf(id))
  }
}
