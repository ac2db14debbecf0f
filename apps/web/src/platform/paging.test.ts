// A list that is read to its end while its rows leave: by cursor none that stays is missed.

import { expect, test } from 'vitest'
import { findRecord } from './find-record.ts'
import { type Paging, readRows } from './paging.ts'

/** 250 rows, newest first, of which the newest four leave behind each page that is read. */
function openList() {
  let ids = Array.from({ length: 250 }, (_, at) => String(1_250 - at))
  const asked: Paging[] = []
  return {
    asked,
    read: async (paging: Paging) => {
      asked.push(paging)
      const { after, page, size } = paging
      const start =
        after === undefined
          ? (Number(page) - 1) * Number(size)
          : ids.filter((id) => Number(id) >= Number(after)).length
      const shown = ids.slice(start, start + Number(size))
      const isCut = start + shown.length < ids.length
      const total = ids.length
      ids = ids.slice(4)
      return {
        data: shown.map((id) => ({ id })),
        ...{ page: Number(page), size: Number(size), total },
        next: isCut ? (shown.at(-1) ?? null) : null,
      }
    },
  }
}

test('each page is asked for behind the last row of the one before', async () => {
  const { asked, read } = openList()
  const rows = await readRows(read)
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 250 }, (_, at) => String(1_250 - at)),
  )
  expect(asked).toEqual([
    { page: '1', size: '100' },
    { page: '2', size: '100', after: '1151' },
    { page: '3', size: '100', after: '1051' },
  ])
})

test('a record is looked for no further than where it is', async () => {
  const { asked, read } = openList()
  expect(await findRecord('1150', read)).toEqual({ id: '1150' })
  expect(asked).toHaveLength(2)
  expect(await findRecord('1', read)).toBeNull()
})
