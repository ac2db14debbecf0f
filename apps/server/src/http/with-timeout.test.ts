// A call that takes too long is answered all the same, in time for the client.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallTimeout, withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives the outcome of what is done in time, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('done'), 0)).resolves.toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')), 0)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up 9 s after the request began, however late the work fails (REL-16)', async () => {
  const work = Promise.withResolvers<string>()
  const answer = withTimeout(work.promise, 2_000)
  const seen = vi.fn()
  answer.catch(seen)
  await vi.advanceTimersByTimeAsync(6_999)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toHaveBeenCalledWith(expect.any(CallTimeout))
  work.reject(new Error('too late to tell anyone'))
})
