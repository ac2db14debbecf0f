// A picture of a document for what was asked for. The answer is the same where nothing was kept.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type Declined, refused } from '@fairtick/wire/handler'
import { RECOVERY_PICTURES_MAX } from '@fairtick/wire/recovery-rules'
import { encodeUpload, keepUpload, markUsed } from '../files/public.ts'
import type { RecoveryDependencies } from './dependencies.ts'
import { countPicturesOf, insertPicture, listPictures } from './picture-store.ts'
import { loadRecovery, lockRecovery, type RecoveryRow } from './recovery-store.ts'
import { isToken, requestIdOf } from './sealed-recovery.ts'

const ADDED_WITHIN_MS = HOUR_MS
/** Of one account, whoever asks: strangers do not use up what its owner may upload. */
const MOST_A_DAY = 15

export async function addPicture(
  dependencies: RecoveryDependencies,
  { file, token }: CallArguments<'addRecoveryPicture'>['body'],
): Promise<Record<string, never> | Declined> {
  const { database, rowSeal, files } = dependencies
  const id = requestIdOf(token)
  // Nobody's has a token as well: it says nothing.
  if (!isToken(rowSeal, token, 'pictures', { id, holdUntilMs: null })) return refused('link_ended')
  const encoded = await encodeUpload(files, { file, purpose: 'kyc' })
  if ('declined' in encoded) return encoded
  const row = await loadRecovery(database, id)
  if (row === undefined || !(await isOpen(dependencies, row))) return {}
  const kept = await keepUpload(files, encoded, row.userId)
  if ('declined' in kept) return {}
  await show(dependencies, row, kept.id)
  return {}
}

async function isOpen(
  { database, nowMs }: RecoveryDependencies,
  { userId, status, askedMs }: RecoveryRow,
): Promise<boolean> {
  if (status !== 'pending' || askedMs < nowMs() - ADDED_WITHIN_MS) return false
  return (await countPicturesOf(database, userId, nowMs() - DAY_MS)) < MOST_A_DAY
}

/** What is shown by nothing is removed after a day. */
async function show(
  { database, nowMs }: RecoveryDependencies,
  { id, userId }: RecoveryRow,
  fileId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockRecovery(tx, id)
    const shown = (await listPictures(tx, [id])).get(id) ?? []
    if (row?.status !== 'pending' || shown.length >= RECOVERY_PICTURES_MAX) return
    await markUsed(tx, { id: fileId, userId, purpose: 'kyc' }, nowMs())
    await insertPicture(tx, { fileId, requestId: id, addedMs: nowMs() })
  })
}
