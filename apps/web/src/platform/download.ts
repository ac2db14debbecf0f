// A file of the API, read piece by piece; nothing is kept of one that did not arrive whole.

import type { CallInput } from '@fairtick/wire/api-contract'
import { CallRefused, CLIENT_TIMEOUT_MS, NoAnswer } from '@fairtick/wire/client'
import { ROUTES } from '@fairtick/wire/routes'
import { noteRefusal } from './client-instance.ts'
import { currentLanguage } from './i18n.ts'
import { askForVisitor, token } from './session.ts'

export type Download = { readonly content: Blob; readonly fileName: string }

export type DownloadOptions = {
  readonly signal?: AbortSignal
  /** How much has come so far. */
  readonly onBytes?: (bytes: number) => void
}

/** Calls that answer with a file to keep. */
type FileCall = 'exportRecords' | 'withdrawalCertificate' | 'exportChat'

/** Throws CallRefused, or NoAnswer when nothing came for 10 s or the line broke. */
export function download<Name extends FileCall>(
  name: Name,
  query: CallInput<Name>['query'],
  options: DownloadOptions = {},
): Promise<Download> {
  return askForVisitor(() => readFile(name, query, options))
}

async function readFile<Name extends FileCall>(
  name: Name,
  query: CallInput<Name>['query'],
  { signal, onBytes }: DownloadOptions,
): Promise<Download> {
  const usedToken = token.get()
  const silence = watchSilence()
  try {
    const response = await fetch(`${ROUTES[name].path}?${new URLSearchParams(query)}`, {
      headers: {
        Lang: currentLanguage(),
        ...(usedToken === undefined ? {} : { Authorization: `Bearer ${usedToken}` }),
      },
      signal: AbortSignal.any(signal === undefined ? [silence.signal] : [signal, silence.signal]),
    })
    if (!response.ok) throw await refusalOf(response)
    const fileName = response.headers.get('Content-Disposition')?.match(/filename="([^"]+)"/)?.[1]
    const pieces = await readPieces(response, (bytes) => {
      silence.heard()
      onBytes?.(bytes)
    })
    const type = response.headers.get('Content-Type') ?? 'application/octet-stream'
    return { content: new Blob(pieces, { type }), fileName: fileName ?? 'fairtick' }
  } catch (problem) {
    if (!(problem instanceof CallRefused)) throw new NoAnswer('no whole file', { cause: problem })
    noteRefusal(problem, usedToken)
    throw problem
  } finally {
    silence.end()
  }
}

async function readPieces(
  { body }: Response,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  let bytes = 0
  for (;;) {
    const piece = await reader?.read()
    if (piece?.value === undefined) return pieces
    pieces.push(piece.value)
    bytes += piece.value.byteLength
    onBytes(bytes)
  }
}

async function refusalOf(response: Response): Promise<CallRefused> {
  const answer = (await response.json()) as object
  return new CallRefused({ status: response.status, message: '', result: null, ...answer })
}

/** Aborts when nothing was heard for as long as a call may take. */
function watchSilence() {
  const control = new AbortController()
  const start = () => setTimeout(() => control.abort(), CLIENT_TIMEOUT_MS)
  let timer = start()
  return {
    signal: control.signal,
    heard: () => {
      clearTimeout(timer)
      timer = start()
    },
    end: () => clearTimeout(timer),
  }
}
