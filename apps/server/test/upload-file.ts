// A picture of a customer, uploaded as the browser does it.

import type { Account } from '@fairtick/server/test/registered-customer'
import type { TestServer } from '@fairtick/server/test/test-server'
import { ROUTES } from '@fairtick/wire/routes'

export type PictureFile = {
  readonly purpose: 'avatar' | 'voucher' | 'kyc' | 'chat'
  /** Of a PNG. */
  readonly bytes: Uint8Array
  /** Of the file, as the browser tells it. */
  readonly name?: string
}

/** Answers the id of the file; throws where it is refused. */
export async function uploadFile(
  { url }: Pick<TestServer, 'url'>,
  { token }: Pick<Account, 'token'>,
  { purpose, bytes, name = 'picture.png' }: PictureFile,
): Promise<string> {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), name)
  const response = await fetch(url + ROUTES.uploadFile.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { status, result } = (await response.json()) as { status: number; result: { id: string } }
  if (status !== 200) throw new Error(`a picture was refused: ${status} ${JSON.stringify(result)}`)
  return result.id
}
