// For tests: the slice on a database.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { CallArguments } from '@fairtick/wire/api-contract'
import type { CustomerContext } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import { openKeys } from '../../platform/key-folder.ts'
import { createLog } from '../../platform/log.ts'
import { sealPassword } from '../../platform/sealed-password.ts'
import { createDocumentSealer, openPersonKeys } from '../identity/public.ts'
import { sealContact } from '../profile/public.ts'
import type { FileDependencies } from './dependencies.ts'
import { createPictureEncoder } from './picture-encoder.ts'
import { createRoomCheck } from './room-check.ts'
import { fileRoutes } from './routes.ts'

export type FilesStage = Awaited<ReturnType<typeof openFilesStage>>

/** Documents are sealed with keys of this data folder. */
export async function openFilesStage(
  database: Database,
  nowMs: () => number,
  dataFolder: string | undefined = undefined,
) {
  const ownFolder = await mkdtemp(join(tmpdir(), 'fairtick-files-'))
  const keys = openPersonKeys(openKeys({ dataFolder: dataFolder ?? ownFolder }))
  // How long a picture may take is a test of the encoder: here each may take its time.
  const encoder = createPictureEncoder({ log: createLog('silent'), longestMs: 60_000 })
  const documentSealer = createDocumentSealer(keys)
  const checkRoom = createRoomCheck({ kind: 'pglite', folder: ownFolder })
  const dependencies: FileDependencies = { database, checkRoom, encoder, nowMs, documentSealer }
  const calls = fileRoutes(dependencies)
  return {
    ...{ dependencies, calls, keys },
    /** Fails the test when it is declined. */
    upload: async (bytes: Uint8Array, purpose: Purpose, userId: string) => {
      const answer = await calls.uploadFile(formOf(bytes, purpose), contextOf(userId))
      if ('declined' in answer) throw new Error(JSON.stringify(answer))
      return { id: answer.id, url: answer.url ?? '' }
    },
    /** All pictures that are kept, each as the id of its file and its size. */
    kept: async () => {
      const rows = await database.query<{ file_id: string; size: string }>(
        'SELECT file_id, size FROM file_content',
      )
      return rows.map((row) => `${row.file_id} ${row.size}`)
    },
    close: async () => {
      encoder.stop()
      await rm(ownFolder, { recursive: true, force: true })
    },
  }
}

type Purpose = CallArguments<'uploadFile'>['body']['purpose']

export function formOf(bytes: Uint8Array, purpose: Purpose): CallArguments<'uploadFile'> {
  return { query: {}, body: { file: new File([Uint8Array.from(bytes)], 'file'), purpose } }
}

export function contextOf(userId: string): CustomerContext {
  return {
    ...{ language: 'en', address: '192.0.2.7', device: '', key: undefined },
    caller: { userId, sessionId: 's' },
  }
}

/** The rows of `app_user` that files belong to. */
export async function addUser(database: Database, id: string): Promise<void> {
  await database.query(
    `INSERT INTO app_user (id, phone, phone_key, email, email_key, full_name, nickname,
       password_hash, language, created_time, practice_account_id, real_account_id, opening_until,
       contact_seal)
     VALUES ($1, $1, $1, $1, $1, 'Hana Sato', 'hana', $4, 'ja', 1, $2, $3, 0, $5)`,
    [
      id,
      `practice ${id}`,
      `real ${id}`,
      sealPassword(TEST_ROW_SEAL, { of: 'customer', id }, 'hash'),
      sealContact(TEST_ROW_SEAL, { id, phone: id, email: id }),
    ],
  )
}
