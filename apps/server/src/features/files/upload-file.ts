// An uploaded picture: judged by its content, encoded anew in another process, then kept (REL-43).

import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, refused, tooMany, unfitFile } from '@fairtick/wire/handler'
import { PICTURE_MAX_BYTES, pictureKindOf } from '@fairtick/wire/picture-rules'
import { hashOf, randomId } from '../../platform/random-id.ts'
import type { FileDependencies } from './dependencies.ts'
import { addressOf } from './file-address.ts'
import type { Pictures } from './picture-job.ts'
import { insertFile, loadSigningKey, lockHoldings, type NewFile } from './store.ts'

/** REL-46; how many an hour is a limit of the calls. */
export const MAX_UPLOADS_A_DAY = 60
export const MAX_BYTES_OF_USER = 200_000_000

type Form = CallArguments<'uploadFile'>['body']

export async function uploadFile(
  dependencies: FileDependencies,
  form: Form,
  userId: string,
): Promise<CallResult<'uploadFile'> | Declined> {
  const encoded = await encodeUpload(dependencies, form)
  return 'declined' in encoded ? encoded : await keepUpload(dependencies, encoded, userId)
}

/** A picture that can be kept, for whomever. */
export type EncodedUpload = Omit<NewFile, 'userId' | 'createdMs'> & { readonly pictures: Pictures }

export async function encodeUpload(
  { encoder }: Pick<FileDependencies, 'encoder'>,
  form: Form,
): Promise<EncodedUpload | Declined> {
  const bytes = new Uint8Array(await form.file.arrayBuffer())
  if (bytes.length > PICTURE_MAX_BYTES) return unfitFile('file_too_large')
  if (pictureKindOf(bytes) === undefined) return unfitFile('file_type')
  const outcome = await encoder.encode({ bytes, purpose: form.purpose })
  if (outcome.kind === 'unreadable') return unfitFile('file_unreadable')
  if (outcome.kind === 'too-many-pixels') return unfitFile('picture_too_large')
  const { pictures, likeness = null } = outcome
  return {
    id: randomId(),
    purpose: form.purpose,
    contentHash: hashOf(pictures.large),
    likeness,
    bytes: pictures.large.length + (pictures.small?.length ?? 0),
    pictures,
  }
}

export async function keepUpload(
  dependencies: FileDependencies,
  { pictures, ...encoded }: EncodedUpload,
  userId: string,
): Promise<CallResult<'uploadFile'> | Declined> {
  const { database, nowMs } = dependencies
  const file: NewFile = { ...encoded, userId, createdMs: nowMs() }
  const declined = await keep(dependencies, file, pictures)
  if (declined !== undefined) return declined
  if (file.purpose === 'kyc') return { id: file.id }
  return { id: file.id, url: addressOf(file, await loadSigningKey(database), nowMs()) }
}

async function keep(
  { database, checkRoom, documentSealer }: FileDependencies,
  file: NewFile,
  pictures: Pictures,
): Promise<Declined | undefined> {
  await checkRoom()
  return await database.transaction(async (tx) => {
    const sinceMs = file.createdMs - DAY_MS
    const held = await lockHoldings(tx, file.userId, sinceMs)
    if (held.recent >= MAX_UPLOADS_A_DAY) return tooMany(held.oldestRecentMs - sinceMs)
    if (held.bytes + file.bytes > MAX_BYTES_OF_USER) return refused('storage_used_up')
    const seal = file.purpose === 'kyc' ? await documentSealer(tx, file) : undefined
    await insertFile(tx, file, seal ? { large: seal(pictures.large), small: undefined } : pictures)
    return undefined
  })
}
