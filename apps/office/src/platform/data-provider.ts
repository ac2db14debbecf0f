// Lists for react-admin, by the list calls of the areas. Nothing is written through it.

import type { AdminCallName } from '@fairtick/wire/admin/routes'
import type { DataProvider } from 'react-admin'
import type { ListCallName } from './list-calls.ts'
import { officeClient } from './office-client.ts'
import { createPageTrail } from './page-trail.ts'

/** Each area with a list names its call; a row without `id` says what stands for it. */
export type ListSource = {
  readonly call: ListCallName
  readonly idOf?: (row: never) => string | number
}

type AnyPage = {
  readonly data: readonly object[]
  readonly total: number
  readonly next: string | null
}
type AnyCall = (name: AdminCallName, input: object) => Promise<AnyPage>

const PAGE_SIZE = 20

/** `sources` by the name of their area. */
export function createDataProvider(sources: ReadonlyMap<string, ListSource>): DataProvider {
  const trail = createPageTrail()
  return {
    getList: async (area, { pagination, filter }) => {
      const source = sources.get(area)
      if (source === undefined) throw new Error(`the area ${area} has no list`)
      const { page = 1, perPage = PAGE_SIZE } = pagination ?? {}
      const list = JSON.stringify([area, perPage, filter])
      const after = trail.startOf(list, page)
      const query = { ...filter, page: String(page), size: String(perPage), ...after }
      const { data, total, next } = await (officeClient.call as AnyCall)(source.call, { query })
      trail.note(list, page, next)
      const rows = data.map((row) => ({ id: source.idOf?.(row as never), ...row }))
      const pageInfo = { hasNextPage: next !== null, hasPreviousPage: page > 1 }
      return { data: rows as never, total, pageInfo }
    },
    getOne: unused,
    getMany: unused,
    getManyReference: unused,
    create: unused,
    update: unused,
    updateMany: unused,
    delete: unused,
    deleteMany: unused,
  }
}

/** Single things are read by `useRead`, and every change is a call of its own by `useCommand`. */
async function unused(): Promise<never> {
  throw new Error('the back office reads by useRead and changes by useCommand')
}
