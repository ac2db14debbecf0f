// An event is followed by a reading that began behind it, also while the first one is on its way.

import { createBarrier } from '@fairtick/testkit/barrier'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { invalidate, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

function watch(barriers: readonly ReturnType<typeof createBarrier>[]) {
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['options', 'pages'],
    queryFn: async () => {
      asked += 1
      const answer = `of reading ${asked}`
      await barriers[asked - 1]?.pass()
      return answer
    },
  })
  return { observer, leave: observer.subscribe(() => {}) }
}

test('a first answer from before an event is not kept', async () => {
  const [first, second] = [createBarrier(), createBarrier()] as const
  const { observer, leave } = watch([first, second])
  await first.reached
  const again = invalidate('options')
  await second.reached
  first.open()
  second.open()
  await again
  expect(observer.getCurrentResult()).toMatchObject({ data: 'of reading 2', isStale: false })
  leave()
})

test('a later answer from before an event is not kept either', async () => {
  const barriers = [createBarrier(), createBarrier(), createBarrier()] as const
  const { observer, leave } = watch(barriers)
  barriers[0].open()
  await expect.poll(() => observer.getCurrentResult().data).toBe('of reading 1')
  void invalidate('options')
  await barriers[1].reached
  const again = invalidate('options')
  await barriers[2].reached
  barriers[1].open()
  barriers[2].open()
  await again
  expect(observer.getCurrentResult().data).toBe('of reading 3')
  leave()
})
