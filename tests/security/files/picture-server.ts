// Uploads behind the real HTTP server, on a database and a folder of their own.

import type { AddressInfo } from 'node:net'
import { openFilesStage } from '@fairtick/server/features/files/files-fixture'
import { createHttpServer } from '@fairtick/server/http/http-server'
import { readConfig } from '@fairtick/server/platform/config'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'
import { createMetrics } from '@fairtick/server/platform/metrics'

const LIMITS = {
  LIMIT_UPLOADS_PER_HOUR: '1000000',
  LIMIT_SESSION_PER_SECOND: '1000000',
  LIMIT_ADDRESS_PER_SECOND: '1000000',
}

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>

/** Listens on a port; a token is one letter of a user, 43 times: `tokenOf('a')`. */
export async function startPictureServer(
  database: Database,
  nowMs: () => number,
  settings: Readonly<Record<string, string>> = {},
) {
  const files = await openFilesStage(database, nowMs)
  const logLines: string[] = []
  const app = await createHttpServer({
    config: readConfig({ ...LIMITS, ...settings }),
    handlers: files.calls,
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
    ...{ port, url: `http://127.0.0.1:${port}`, kept: files.kept, logLines },
    close: async () => {
      await app.close()
      await files.close()
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
  { url }: Pick<PictureServer, 'url'>,
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
