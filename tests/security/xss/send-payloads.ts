// Payloads through every text field of both contracts, whatever becomes of them.

import { fittingInput } from '@fairtick/testkit/contract-fuzz'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { formFields } from '@fairtick/wire/form-fields'
import type { CallName } from '@fairtick/wire/routes'
import { PAYLOADS, payloadsFor } from './payloads.ts'

export type Sent = { readonly requests: number; readonly faults: readonly string[] }

/** These would end the session that the others need, and have no text. */
const ENDS_SESSION = ['logout']
const AT_ONCE = 8
const HEADERS = ['user-agent', 'lang', 'account', 'idempotency-key'] as const

/** Each answer must be one of a server that is well, and of JSON, so that no browser runs it. */
export async function sendToCustomersApi(origin: string, token: string): Promise<Sent> {
  const requests = (Object.keys(CONTRACT) as CallName[])
    .filter((name) => !ENDS_SESSION.includes(name))
    .flatMap((name) => {
      const { route, query, body } = CONTRACT[name]
      const fitting = fittingInput(name)
      const isRead = route.method === 'GET'
      const form = isRead
        ? Object.fromEntries(new URLSearchParams(fitting.query))
        : (JSON.parse(fitting.body ?? '{}') as object)
      const fields = Object.keys(formFields(isRead ? query : body))
      return requestsOf(origin + route.path, route.method, { form, fields })
    })
  return await sendAll(requests, token)
}

export async function sendToOffice(origin: string, token: string): Promise<Sent> {
  const requests = (Object.keys(ADMIN_CONTRACT) as AdminCallName[])
    .filter((name) => !ENDS_SESSION.includes(name))
    .flatMap((name) => {
      const { route, query, body } = ADMIN_CONTRACT[name]
      const fields = Object.keys(formFields(route.method === 'GET' ? query : body))
      return requestsOf(origin + route.path, route.method, { form: {}, fields })
    })
  return await sendAll(requests, token)
}

type Request = { readonly url: string; readonly init: RequestInit }

function requestsOf(
  url: string,
  method: string,
  { form, fields }: { readonly form: object; readonly fields: readonly string[] },
): Request[] {
  const path = new URL(url).pathname
  if (fields.length === 0) return payloadsFor(path).map(() => requestOf(url, method, form))
  return fields.flatMap((field) =>
    payloadsFor(`${path} ${field}`).map((payload) =>
      requestOf(url, method, { ...form, [field]: payload }),
    ),
  )
}

function requestOf(url: string, method: string, form: object): Request {
  if (method !== 'GET') return { url, init: { method, body: JSON.stringify(form) } }
  return { url: `${url}?${new URLSearchParams(form as Record<string, string>)}`, init: { method } }
}

async function sendAll(requests: readonly Request[], token: string): Promise<Sent> {
  const faults: string[] = []
  let next = 0
  const work = async () => {
    for (let place = next++; place < requests.length; place = next++) {
      const request = requests[place]
      if (request !== undefined) faults.push(...(await faultsOf(request, token, place)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { requests: requests.length, faults }
}

async function faultsOf({ url, init }: Request, token: string, place: number): Promise<string[]> {
  const header = HEADERS[place % HEADERS.length] ?? 'user-agent'
  const payload = (PAYLOADS[place % PAYLOADS.length] ?? '').replace(/[^\x20-\x7e]/g, '')
  const response = await fetch(url, {
    ...init,
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      [header]: payload,
    },
  })
  const type = response.headers.get('content-type') ?? ''
  const guard = response.headers.get('x-content-type-options')
  await response.arrayBuffer()
  return [
    ...(response.status >= 500 && response.status !== 503 ? [`${response.status} of ${url}`] : []),
    ...(/html|svg|xml/.test(type) ? [`${type} of ${url}`] : []),
    ...(guard === 'nosniff' ? [] : [`no nosniff of ${url}`]),
  ]
}
