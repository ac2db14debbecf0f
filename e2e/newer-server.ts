// A server that is newer than the page: whatever is one of several values is one that nobody knows.

import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import { CONTRACT } from '@fairtick/wire/api-contract'
import type { Page } from 'playwright-core'

/** What no table of the app has. */
const NEW_VALUE = 'someday'

const CALLS = [...Object.values(CONTRACT), ...Object.values(ADMIN_CONTRACT)]

/** From now on; `isNew` says which fields have the value. */
export async function meetNewerServer({ page }: { page: Page }, isNew: IsNew): Promise<void> {
  await page.route(/\/(admin-)?api\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    const method = route.request().method()
    const call = CALLS.find((one) => one.route.path === pathname && one.route.method === method)
    if (call === undefined) return await route.continue()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json'))
      return await route.fulfill({ response })
    const answer = (await response.json()) as { result?: unknown }
    if (!response.ok()) return await route.fulfill({ response })
    const schema = call.result as unknown as Schema
    const json =
      'bare' in call && call.bare
        ? renewed(schema, answer, isNew)
        : { ...answer, result: renewed(schema, answer.result, isNew) }
    await route.fulfill({ response, json })
  })
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
