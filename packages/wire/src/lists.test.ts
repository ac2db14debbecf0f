// Whatever is listed in pages can be read on by cursor, so that rows which leave hide none.

import { expect, test } from 'vitest'
import type * as z from 'zod'
import { ADMIN_CONTRACT } from './admin/api-contract.ts'
import { CONTRACT } from './api-contract.ts'
import * as field from './fields.ts'
import { formFields } from './form-fields.ts'

type Shape = { readonly query: z.ZodType; readonly body: z.ZodType; readonly result: z.ZodType }

const CALLS: readonly (readonly [string, Shape])[] = [
  ...Object.entries<Shape>(CONTRACT),
  ...Object.entries<Shape>(ADMIN_CONTRACT).map(([name, call]) => [`office ${name}`, call] as const),
]
const fieldsOf = ({ query, body }: Shape) => ({ ...formFields(query), ...formFields(body) })
const LISTS = CALLS.filter(([, call]) => 'page' in fieldsOf(call))

test('there are lists of customers and of the office', () => {
  const names = LISTS.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['contractOrders', 'team', 'office depositQueue']))
})

test.each(LISTS)('%s takes a cursor and names the next', (_, call) => {
  expect(Object.keys(fieldsOf(call))).toEqual(expect.arrayContaining(['page', 'size', 'after']))
  const result = formFields(call.result)
  const pages = [result, ...Object.values(result).map(formFields)].filter((part) => 'total' in part)
  expect(pages).toHaveLength(1)
  expect(Object.keys(pages[0] ?? {})).toEqual(expect.arrayContaining(['data', 'next']))
})

/** The router opens what is given as `after`: anything else of that name would be refused. */
const NAMED_AFTER = CALLS.filter(([, call]) => 'after' in fieldsOf(call))

test.each(NAMED_AFTER)('%s names by `after` nothing but the cursor of its list', (_, call) => {
  expect(fieldsOf(call).after).toBe(field.after)
  expect(LISTS.map(([, list]) => list)).toContain(call)
})
