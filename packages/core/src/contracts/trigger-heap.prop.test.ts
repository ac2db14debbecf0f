// The trigger heap against a sorted array: the same fires, in the same order of prices.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTriggerHeap, type TriggerHandle } from './trigger-heap.ts'

type Act =
  | { readonly act: 'add'; readonly price: number }
  | { readonly act: 'remove'; readonly which: number }
  | { readonly act: 'mark'; readonly mark: number }

const price = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 1, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ act: fc.constant('add' as const), price }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('remove' as const), which: fc.nat(300) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('mark' as const),
      mark: fc.integer({ min: 0, max: 100 }),
    }),
  },
)

type Armed = { readonly handle: TriggerHandle; readonly price: number; readonly owner: number }

test('TR-4.11, TR-4.12: fires what a sorted array fires, nearest first, none twice', () => {
  const acts = fc.array(act, { maxLength: 300, size: 'max' })
  fc.assert(
    fc.property(acts, fc.constantFrom('fall', 'rise'), (all, side) => {
      const heap = createTriggerHeap<number>(side)
      let model: Armed[] = []
      for (const [owner, one] of all.entries()) {
        if (one.act === 'add') {
          model.push({ handle: heap.add(one.price, owner), price: one.price, owner })
        } else if (one.act === 'remove') {
          const chosen = model[one.which % Math.max(1, model.length)]
          if (!chosen) continue
          heap.remove(chosen.handle)
          model = model.filter((armed) => armed !== chosen)
        } else {
          const isFired = (armed: Armed) =>
            side === 'fall' ? one.mark <= armed.price : one.mark >= armed.price
          const expected = model.filter(isFired)
          model = model.filter((armed) => !isFired(armed))
          const fired: number[] = []
          heap.takeFired(one.mark, (by) => fired.push(by))
          expect(fired.toSorted((a, b) => a - b)).toEqual(expected.map(({ owner: by }) => by))
          const prices = fired.map((by) => expected.find((armed) => armed.owner === by)?.price ?? 0)
          const nearestFirst = prices.toSorted((a, b) =>
            a === b ? 0 : a < b === (side === 'rise') ? -1 : 1,
          )
          expect(prices).toEqual(nearestFirst)
        }
        expect(heap.size()).toBe(model.length)
      }
    }),
    { numRuns: 300 },
  )
})

test('faults on a handle that fired or was removed', () => {
  const heap = createTriggerHeap<string>('rise')
  const [one, two] = [heap.add(1, 'one'), heap.add(2, 'two')]
  heap.remove(two)
  expect(() => heap.remove(two)).toThrow(/no such trigger/)
  heap.takeFired(1, () => undefined)
  expect(() => heap.remove(one)).toThrow(/no such trigger/)
})
