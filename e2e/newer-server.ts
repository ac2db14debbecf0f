// A server that is newer than the page: whatever is one of several values is one that nobody knows.

import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { ROUTES } from '@fairtick/wire/routes'
import type { Page } from 'playwright-core'
import { addressesOf } from './read-requests.ts'

/** What no table of the app has. */
const NEW_VALUE = 'someday'

const CALLS = [...Object.values(CONTRACT), ...Object.values(ADMIN_CONTRACT)]

/** From now on; `isNew` says which fields have the value. */
export async function meetNewerServer({ page }: { page: Page }, isNew: IsNew): Promise<void> {
  await page.route(/\/(admin-)?api\//, async (route) => {
    const request = route.request()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json') || !response.ok())
      return await route.fulfill({ response })
    const answer = (await response.json()) as Answer
    const isSeveral = new URL(request.url()).pathname === ROUTES.reads.path
    const json = isSeveral
      ? renewedReads(addressesOf(request), answer as Reads, isNew)
      : renewedAnswer(request.method(), request.url(), answer, isNew)
    await route.fulfill({ response, json })
  })
}

type Answer = { readonly result?: unknown }
type Reads = {
  readonly result: { readonly answers: readonly { readonly status: number; body: Answer }[] }
}

function renewedReads(addresses: readonly string[], reads: Reads, isNew: IsNew): Reads {
  const answers = reads.result.answers.map(({ status, body }, place) => ({
    status,
    body: status === 200 ? renewedAnswer('GET', addresses[place] ?? '', body, isNew) : body,
  }))
  return { ...reads, result: { answers } }
}

function renewedAnswer(method: string, address: string, answer: Answer, isNew: IsNew): Answer {
  const { pathname } = new URL(address, 'http://of.page')
  const call = CALLS.find((one) => one.route.path === pathname && one.route.method === method)
  if (call === undefined) return answer
  const schema = call.result as unknown as Schema
  return 'bare' in call && call.bare
    ? (renewed(schema, answer, isNew) as Answer)
    : { ...answer, result: renewed(schema, answer.result, isNew) }
}

type IsNew = (field: string) => boolean

/** What a schema of the contract says of itself. */
type Schema = {
  readonly def: {
    readonly type: string
    readonly innerType?: Schema
    readonly element?: Schema
    readonly valueType?: Schema
    readonly options?: readonly Schema[]
    readonly shape?: Readonly<Record<string, Schema>>
  }
  readonly safeParse: (value: unknown) => { readonly success: boolean }
}

/** The value with every choice in it changed, as the schema says which are. */
function renewed({ def }: Schema, value: unknown, isNew: IsNew, field = ''): unknown {
  if (value === null || value === undefined) return value
  if (def.type === 'enum') return isNew(field) ? NEW_VALUE : value
  if (def.innerType) return renewed(def.innerType, value, isNew, field)
  const { element, valueType, options, shape } = def
  if (element) return (value as unknown[]).map((one) => renewed(element, one, isNew, field))
  const fitting = options?.find((one) => one.safeParse(value).success)
  if (fitting) return renewed(fitting, value, isNew, field)
  const entries = Object.entries(value).map(([key, one]) => {
    const of = shape?.[key] ?? valueType
    return [key, of ? renewed(of, one, isNew, key) : one]
  })
  return shape || valueType ? Object.fromEntries(entries) : value
}
