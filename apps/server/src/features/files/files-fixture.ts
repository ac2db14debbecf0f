// For tests: the slice on a database and a folder of its own.

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { CallArguments } from '@fairtick/wire/api-contract'
import type { CustomerContext } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import { createLog } from '../../platform/log.ts'
import { sealPassword } from '../../platform/sealed-password.ts'
import { createDocumentSealer, openPersonKeys } from '../identity/public.ts'
import { sealContact } from '../profile/public.ts'
import type { FileDependencies } from './dependencies.ts'
import { createFileFolder } from './file-folder.ts'
import { createPictureEncoder } from './picture-encoder.ts'
import { fileRoutes } from './routes.ts'

export type FilesStage = Awaited<ReturnType<typeof openFilesStage>>

/** Documents are sealed with keys of this data folder; the pictures lie in its `files`. */
export async function openFilesStage(
  database: Database,
  nowMs: () => number,
  dataFolder: string | undefined = undefined,
) {
  const ownFolder = await mkdtemp(join(tmpdir(), 'fairtick-files-'))
  const folderPath = join(dataFolder ?? ownFolder, 'files')
  await mkdir(folderPath, { recursive: true })
  const keys = openPersonKeys(dataFolder ?? ownFolder)
  // How long a picture may take is a test of the encoder: here each may take its time.
  const encoder = createPictureEncoder({ log: createLog('silent'), longestMs: 60_000 })
  const folder = createFileFolder(folderPath)
  const documentSealer = createDocumentSealer(keys)
  const dependencies: FileDependencies = { database, folder, encoder, nowMs, documentSealer }
  const calls = fileRoutes(dependencies)
  return {
    ...{ dependencies, calls, keys },
    /** Fails the test when it is declined. */
    upload: async (bytes: Uint8Array, purpose: Purpose, userId: string) => {
      const answer = await calls.uploadFile(formOf(bytes, purpose), contextOf(userId))
      if ('declined' in answer) throw new Error(JSON.stringify(answer))
      return { id: answer.id, url: answer.url ?? '' }
    },
    /** Names of all files in the folder. */
    onDisk: async () =>
      (await readdir(folderPath, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
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
