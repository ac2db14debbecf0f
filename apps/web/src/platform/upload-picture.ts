// Sends a picture and tells how much of it has gone out, which `fetch` cannot say.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { CallRefused, NoAnswer, resultOf } from '@fairtick/wire/client'
import { ROUTES, type Route } from '@fairtick/wire/routes'
import { noteRefusal } from './client-instance.ts'
import { currentLanguage } from './i18n.ts'
import { askForVisitor, token } from './session.ts'

/** The server waits 30 s for the whole of it. */
const LONGEST_MS = 45_000

export type UploadOptions = {
  readonly signal: AbortSignal
  /** From 0 to 1; 1 when all has gone out and the answer is waited for. */
  readonly onSent: (share: number) => void
}

/** Throws CallRefused, or NoAnswer when none came or the signal stopped it. */
export async function uploadPicture(
  picture: Blob,
  purpose: CallInput<'uploadFile'>['body']['purpose'],
  options: UploadOptions,
): Promise<CallResult<'uploadFile'>> {
  return await sendPicture('uploadFile', picture, { purpose }, options)
}

/** By another call that takes pictures; throws as `uploadPicture`. */
export async function sendPicture<Name extends 'uploadFile' | 'addRecoveryPicture'>(
  name: Name,
  picture: Blob,
  fields: Readonly<Record<string, string>>,
  options: UploadOptions,
): Promise<CallResult<Name>> {
  const usedToken = token.get()
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', picture, 'picture')
  const asked = { route: ROUTES[name], form, usedToken }
  try {
    const { status, text } = await askForVisitor(() => post(asked, options))
    return resultOf(status, parsed(text))
  } catch (problem) {
    if (problem instanceof CallRefused) noteRefusal(problem, usedToken)
    throw problem
  }
}

type Asked = {
  readonly route: Route
  readonly form: FormData
  readonly usedToken: string | undefined
}

function post(
  { route: { method, path }, form, usedToken }: Asked,
  { signal, onSent }: UploadOptions,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.timeout = LONGEST_MS
    request.setRequestHeader('Lang', currentLanguage())
    if (usedToken !== undefined) request.setRequestHeader('Authorization', `Bearer ${usedToken}`)
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.upload.onload = () => onSent(1)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new NoAnswer('no answer'))
    request.ontimeout = () => reject(new NoAnswer('too slow'))
    request.onabort = () => reject(new NoAnswer('stopped'))
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.onloadend = () => signal.removeEventListener('abort', stop)
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NoAnswer('unreadable answer', { cause })
  }
}
