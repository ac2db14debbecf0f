// An event is followed by a reading that began behind it, also while the first one is on its way.

import { createGate } from '@fairtick/testkit/gate'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient, readAgain } from './query-client.ts'

afterEach(() => queryClient.clear())

function watch(gates: readonly ReturnType<typeof createGate>[]) {
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['orders', 'first page'],
    queryFn: async () => {
      asked += 1
      const answer = `of reading ${asked}`
      await gates[asked - 1]?.pass()
      return answer
    },
  })
  return { observer, leave: observer.subscribe(() => {}) }
}

test('a first answer from before an event is not kept', async () => {
  const [first, second] = [createGate(), createGate()] as const
  const { observer, leave } = watch([first, second])
  await first.reached
  const again = readAgain('orders')
  await second.reached
  first.open()
  second.open()
  await again
  expect(observer.getCurrentResult()).toMatchObject({ data: 'of reading 2', isStale: false })
  leave()
})

test('a later answer from before an event is not kept either', async () => {
  const gates = [createGate(), createGate(), createGate()] as const
  const { observer, leave } = watch(gates)
  gates[0].open()
  await expect.poll(() => observer.getCurrentResult().data).toBe('of reading 1')
  void readAgain('orders')
  await gates[1].reached
  const again = readAgain('orders')
  await gates[2].reached
  gates[1].open()
  gates[2].open()
  await again
  expect(observer.getCurrentResult().data).toBe('of reading 3')
  leave()
})
