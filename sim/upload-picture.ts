// A picture that a test's customer uploads: one colour, so that no two of them are the same.

import type { Account } from '@fairtick/testkit/registered-customer'
import type { TestServer } from '@fairtick/testkit/test-server'
import { ROUTES } from '@fairtick/wire/routes'
import sharp from 'sharp'

export type Picture = {
  readonly purpose: 'avatar' | 'voucher'
  /** 0 to 255. */
  readonly red: number
  /** Of the file, as the browser tells it. */
  readonly name?: string
}

/** Answers the id of the file. */
export async function uploadPicture(
  { url }: Pick<TestServer, 'url'>,
  { token }: Pick<Account, 'token'>,
  { purpose, red, name = 'picture.png' }: Picture,
): Promise<string> {
  const background = { r: red, g: 90, b: 120 }
  const create = { width: 40, height: 30, channels: 3 as const, background }
  const form = new FormData()
  form.set('purpose', purpose)
  const png = Uint8Array.from(await sharp({ create }).png().toBuffer())
  form.set('file', new Blob([png], { type: 'image/png' }), name)
  const response = await fetch(url + ROUTES.uploadFile.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { status, result } = (await response.json()) as { status: number; result: { id: string } }
  if (status !== 200) throw new Error(`a picture was refused: ${status}`)
  return result.id
}
