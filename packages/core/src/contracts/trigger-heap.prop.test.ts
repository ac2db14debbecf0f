// The trigger heap against an array that is filtered: the same are reached.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTriggerHeap, type TriggerHandle } from './trigger-heap.ts'

type Act =
  | { readonly act: 'add'; readonly price: number }
  | { readonly act: 'remove'; readonly which: number }
  | { readonly act: 'move'; readonly which: number; readonly price: number }
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
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('move' as const), which: fc.nat(300), price }),
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

test('TR-4.11, TR-4.12: visits what a filtered array has, each once, until it is moved', () => {
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
        } else if (one.act === 'move') {
          const chosen = model[one.which % Math.max(1, model.length)]
          if (!chosen) continue
          heap.move(chosen.handle, one.price)
          model = model.map((armed) => (armed === chosen ? { ...armed, price: one.price } : armed))
          expect(heap.priceOf(chosen.handle)).toBe(one.price)
        } else {
          const expected = model.filter(({ price: armed }) =>
            side === 'fall' ? one.mark <= armed : one.mark >= armed,
          )
          expect(heap.isReached(one.mark)).toBe(expected.length > 0)
          // Twice: to be visited changes nothing.
          for (let time = 0; time < 2; time += 1) {
            const reached: [number, TriggerHandle][] = []
            heap.visitReached(one.mark, (by, handle) => reached.push([by, handle]))
            expect(reached.toSorted(([a], [b]) => a - b)).toEqual(
              expected.map(({ owner: by, handle }) => [by, handle]),
            )
          }
        }
        expect(heap.size()).toBe(model.length)
      }
    }),
    { numRuns: 300 },
  )
})

test('faults on a handle that was removed', () => {
  const heap = createTriggerHeap<string>('rise')
  const [one, two] = [heap.add(1, 'one'), heap.add(2, 'two')]
  heap.remove(two)
  expect(() => heap.remove(two)).toThrow(/no such trigger/)
  expect(() => heap.move(two, 3)).toThrow(/no such trigger/)
  expect(heap.priceOf(one)).toBe(1)
})
