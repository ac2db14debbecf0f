// The choice of a gateway: only of those that are known, each in its turn.

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGatewayChoice } from './gateway-choice.ts'

const NAMES = ['g1', 'g2', 'g3', 'g4', 'g5'].map((name) => `wss://${name}.example/ws`)
const chanceArbitrary = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const knownArbitrary = fc.subarray(NAMES)

describe('the choice of a gateway', () => {
  test('none is known: the socket is where the page is, until one is', () => {
    let known: readonly string[] = []
    const choose = createGatewayChoice({ known: () => known, chance: () => 0.5 })
    expect([choose(), choose()]).toEqual([undefined, undefined])
    known = NAMES.slice(0, 1)
    expect([choose(), choose()]).toEqual([NAMES[0], NAMES[0]])
  })

  test('the first one is of chance', () => {
    const first = (chance: number) =>
      createGatewayChoice({ known: () => NAMES, chance: () => chance })()
    expect([first(0), first(0.5), first(0.999)]).toEqual([NAMES[0], NAMES[2], NAMES[4]])
  })

  test('each comes once before one comes again, and none twice in a row', () => {
    fc.assert(
      fc.property(
        fc.subarray(NAMES, { minLength: 2 }),
        fc.array(chanceArbitrary, { minLength: 15, maxLength: 15 }),
        (known, chances) => {
          const left = [...chances]
          const choose = createGatewayChoice({
            known: () => known,
            chance: () => left.shift() ?? 0,
          })
          const chosen = chances.map(() => choose())
          expect(new Set(chosen.slice(0, known.length))).toEqual(new Set(known))
          for (const [place, one] of chosen.entries()) {
            if (place > 0) expect(one).not.toBe(chosen[place - 1])
          }
        },
      ),
    )
  })

  test('lists that change: always one of now, and another one where there is another', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(knownArbitrary, chanceArbitrary)), (rounds) => {
        let [known, chance]: readonly [readonly string[], number] = [[], 0]
        const choose = createGatewayChoice({ known: () => known, chance: () => chance })
        let before: string | undefined
        for (const round of rounds) {
          ;[known, chance] = round
          const chosen = choose()
          if (known.length === 0) expect(chosen).toBeUndefined()
          else expect(known).toContain(chosen)
          if (known.length > 1) expect(chosen).not.toBe(before)
          before = chosen
        }
      }),
    )
  })

  test('who lose the same gateway spread over the others', () => {
    const second = (chance: number) => {
      const chances = [0, chance]
      const choose = createGatewayChoice({ known: () => NAMES, chance: () => chances.shift() ?? 0 })
      choose()
      return choose()
    }
    expect([0, 0.25, 0.5, 0.75].map(second)).toEqual(NAMES.slice(1))
  })
})
