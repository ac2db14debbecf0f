// The one client of the app: token, language, idempotency keys, and what a 401 or 503 sets off.

import { CallRefused, type Client, createClient } from '@fairtick/wire/client'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { type JsonCallName, ROUTES } from '@fairtick/wire/routes'
import { currentLanguage } from './i18n.ts'
import { noteMaintenance } from './maintenance.ts'
import { askedAccount, readsHeld } from './selected-account.ts'
import { askForVisitor, deviceToken, endSession, token } from './session.ts'
import { noteUsedCode } from './used-codes.ts'
import { visitorToken } from './visitor-token.ts'

const client = createClient({
  baseUrl: '',
  token: token.get,
  device: deviceToken.get,
  visitor: visitorToken.get,
  language: currentLanguage,
  account: askedAccount,
  fetch: (...request) => fetch(...request),
  // Once all that a screen begins with has been asked for.
  later: (work) => setTimeout(work),
})

/** They wait for nothing: one tells the time, the other of which account the page is. */
const OF_NO_ACCOUNT: ReadonlySet<JsonCallName> = new Set(['time', 'dictionary'])

/** Makes a call of the contract. Throws CallRefused or NoAnswer (wire/client). */
export const call: Client['call'] = async (name, input, options = {}) => {
  const usedToken = token.get()
  const key = options.idempotencyKey ?? newIdempotencyKey()
  const isRead = ROUTES[name].method === 'GET'
  try {
    const result = await askForVisitor(async () => {
      const held = usedToken === undefined || OF_NO_ACCOUNT.has(name) ? undefined : readsHeld()
      if (isRead && held !== undefined) await held
      return client.call(name, input, isRead ? options : { ...options, idempotencyKey: key })
    })
    noteMaintenance(undefined)
    noteUsedCode(input?.body)
    return result
  } catch (problem) {
    if (problem instanceof CallRefused) noteRefusal(problem, usedToken)
    throw problem
  }
}

/** What a refusal means for the app as a whole: the session has ended, the server rests. */
export function noteRefusal({ answer }: CallRefused, usedToken: string | undefined): void {
  if (answer.status === 401) endSession(usedToken)
  if (answer.status === 503) noteMaintenance({ untilMs: untilOf(answer.result) })
  else noteMaintenance(undefined)
}

function untilOf(result: unknown): number | undefined {
  if (typeof result !== 'object' || result === null || !('until' in result)) return undefined
  return typeof result.until === 'number' ? result.until : undefined
}
