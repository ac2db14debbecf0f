// For tests on a whole server: documents that customers send over the API, and who declines them.

import { randomBytes } from 'node:crypto'
import type { Account } from '@fairtick/server/test/registered-customer'
import type { StaffClient } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import { uploadFile } from '@fairtick/server/test/upload-file'
import sharp from 'sharp'

const SPOTS = { width: 16, height: 10, channels: 3 } as const

/** Looks like no other: pictures of one colour would all be alike. */
export async function documentPicture(): Promise<Buffer> {
  const spots = randomBytes(SPOTS.width * SPOTS.height * SPOTS.channels)
  return await sharp(spots, { raw: SPOTS })
    .resize(1_200, 750, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** All that a first document asks for, in the name of the account. */
export async function documentForm(
  server: Pick<TestServer, 'url'>,
  account: Pick<Account, 'token' | 'user'>,
) {
  const upload = async () =>
    await uploadFile(server, account, { purpose: 'kyc', bytes: await documentPicture() })
  const [front, back] = [await upload(), await upload()]
  const { id, fullName } = account.user
  const idNumber = `TK${id.slice(0, 12)}`
  return { idType: 'passport', country: 'JP', name: fullName, idNumber, front, back } as const
}

/** Answers the id of the case. */
export async function sendDocument(
  server: Pick<TestServer, 'url'>,
  account: Account,
  office: Pick<StaffClient, 'call'>,
): Promise<string> {
  await account.client.call('submitIdentity', { body: await documentForm(server, account) })
  const { data } = await office.call('identityQueue', { query: { size: '100' } })
  const id = data.find(({ userId }) => userId === account.user.id)?.id
  if (id === undefined) throw new Error('the document is not in the queue')
  return id
}

export const BLURRED = { field: 'back', code: 'blurred' } as const

/** Sent and declined for good; answers the id of the case. */
export async function declineDocument(
  server: Pick<TestServer, 'url'>,
  account: Account,
  office: Pick<StaffClient, 'call' | 'act'>,
): Promise<string> {
  const id = await sendDocument(server, account, office)
  await office.act('failIdentity', { body: { id, reasons: [BLURRED] } })
  return id
}
