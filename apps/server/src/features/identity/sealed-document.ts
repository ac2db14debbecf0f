// Name and number of a document: sealed for the disk, and opened again.

import type { Queryable } from '../../platform/database.ts'
import type { IdentityCase, SealedDocument } from './case-store.ts'
import type { DocumentNumber, PersonCipher, PersonKeys } from './person-keys.ts'

export type PlainDocument = DocumentNumber & { readonly name: string }

const NAME = 'name of a document'
const NUMBER = 'number of a document'

export async function sealDocument(
  keys: PersonKeys,
  tx: Queryable,
  userId: string,
  document: PlainDocument,
): Promise<SealedDocument> {
  const { close } = await keys.forSealing(tx, userId)
  const { idType, country, name, idNumber } = document
  return {
    ...{ idType, country, numberMac: keys.macOf(document) },
    sealedName: close(Buffer.from(name), NAME).toString('base64url'),
    sealedNumber: close(Buffer.from(idNumber), NUMBER).toString('base64url'),
  }
}

/** Empty texts once it was erased. */
export async function openDocument(
  keys: PersonKeys,
  database: Queryable,
  found: IdentityCase,
): Promise<PlainDocument> {
  const cipher = await keys.forOpening(database, found.userId)
  const { idType, country, sealedName, sealedNumber } = found
  return {
    ...{ idType, country },
    name: openText(cipher, sealedName, NAME),
    idNumber: openText(cipher, sealedNumber, NUMBER),
  }
}

function openText(cipher: PersonCipher | undefined, sealed: string | null, about: string): string {
  if (cipher === undefined || sealed === null) return ''
  return cipher.open(Buffer.from(sealed, 'base64url'), about).toString('utf8')
}

/** What a picture is sealed as: it opens as no other. */
export function pictureOf(fileId: string): string {
  return `picture ${fileId}`
}
