// The one client of the app: token, language, idempotency keys, and what a 401 or 503 sets off.

import { CallRefused, type Client, createClient } from '@fairtick/wire/client'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { ROUTES } from '@fairtick/wire/routes'
import { currentLanguage } from './i18n.ts'
import { noteMaintenance } from './maintenance.ts'
import { askedAccount } from './selected-account.ts'
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

/** Makes a call of the contract. Throws CallRefused or NoAnswer (wire/client). */
export const call: Client['call'] = async (name, input, options = {}) => {
  const usedToken = token.get()
  const key = options.idempotencyKey ?? newIdempotencyKey()
  const isRead = ROUTES[name].method === 'GET'
  try {
    const result = await askForVisitor(() =>
      client.call(name, input, isRead ? options : { ...options, idempotencyKey: key }),
    )
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
