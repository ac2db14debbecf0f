// For tests: the slice behind the real HTTP server, on a database and a folder of its own.

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Handlers } from '@fairtick/wire/handler'
import { createHttpServer } from '../../http/http-server.ts'
import { readConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { createFileFolder } from './file-folder.ts'
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts'
import { fileRoutes } from './routes.ts'

const LIMITS = {
  LIMIT_UPLOADS_PER_HOUR: '1000000',
  LIMIT_SESSION_PER_SECOND: '1000000',
  LIMIT_ADDRESS_PER_SECOND: '1000000',
}

export type FilesStage = Awaited<ReturnType<typeof openFilesStage>>

/** Listens on a port; a token is one letter of a user, 43 times: `tokenOf('a')`. */
export async function openFilesStage(
  database: Database,
  nowMs: () => number,
  settings: Readonly<Record<string, string>> = {},
) {
  const folderPath = await mkdtemp(join(tmpdir(), 'fairtick-files-'))
  const folder = createFileFolder(folderPath)
  const encoder: PictureEncoder = createPictureEncoder({ log: createLog('silent') })
  const dependencies = { database, folder, encoder, nowMs }
  const handlers: Partial<Handlers> = fileRoutes(dependencies)
  const logLines: string[] = []
  const app = await createHttpServer({
    config: readConfig({ ...LIMITS, ...settings }),
    handlers,
    authenticate: async (token) => ({ userId: token.slice(0, 1), sessionId: token }),
    readiness: () => ({}),
    log: createLog('info', { write: (line) => logLines.push(line) }),
    metrics: createMetrics(),
    webFolder: '/nowhere',
    results: 'checked',
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    ...{ app, port, url: `http://127.0.0.1:${port}`, dependencies, folderPath, logLines },
    /** Names of all files in the folder. */
    onDisk: async () =>
      (await readdir(folderPath, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    close: async () => {
      await app.close()
      encoder.stop()
      await rm(folderPath, { recursive: true, force: true })
    },
  }
}

export function tokenOf(userId: string): string {
  return userId.repeat(43)
}

export type UploadAnswer = {
  readonly status: number
  readonly code: string | undefined
  readonly message: string
  readonly result: { readonly id: string; readonly url: string }
}

/** Sends a picture as a browser does. */
export async function upload(
  { url }: Pick<FilesStage, 'url'>,
  bytes: Uint8Array,
  more: {
    readonly purpose?: string
    readonly userId?: string
    readonly fileName?: string
    readonly type?: string
  } = {},
): Promise<UploadAnswer> {
  const form = new FormData()
  form.set('purpose', more.purpose ?? 'avatar')
  const blob = new Blob([Uint8Array.from(bytes)], { type: more.type ?? 'image/jpeg' })
  form.set('file', blob, more.fileName ?? 'me.jpg')
  const response = await fetch(`${url}/api/uploadfile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(more.userId ?? 'a')}`, lang: 'en' },
    body: form,
  })
  return (await response.json()) as UploadAnswer
}

/** The rows of `app_user` that files belong to. */
export async function addUser(database: Database, id: string): Promise<void> {
  await database.query(
    `INSERT INTO app_user (id, phone, phone_key, email, email_key, full_name, nickname,
       password_hash, language, created_time, practice_account_id, real_account_id, opening_until)
     VALUES ($1, $1, $1, $1, $1, 'Hana Sato', 'hana', 'hash', 'ja', 1, $2, $3, 0)`,
    [id, `practice ${id}`, `real ${id}`],
  )
}
