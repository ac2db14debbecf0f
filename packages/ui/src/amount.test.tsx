// Holds that what is shown as nothing has neither the colour nor the triangle of a direction.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Amount } from './amount.tsx'
import { ChangePill } from './change-pill.tsx'

const DIRECTIONS = ['up', 'down'] as const
const ZEROS = ['0.00', '0.00%', '+0.00', '−0.00%', '0', '0.000000'] as const

describe('a figure that is shown as zero is neutral', () => {
  for (const direction of DIRECTIONS) {
    for (const text of ZEROS) {
      test(`${text} of the direction ${direction}`, () => {
        const drawn = [
          renderToStaticMarkup(<Amount text={text} direction={direction} />),
          renderToStaticMarkup(<ChangePill text={text} direction={direction} />),
        ]
        for (const html of drawn) {
          expect(html).not.toContain('<svg')
          expect(html).not.toContain(`text-${direction}`)
          expect(html).not.toContain(`bg-${direction}`)
        }
      })
    }
  }
})

test('the least that is shown has its direction', () => {
  for (const direction of DIRECTIONS) {
    const html = renderToStaticMarkup(<Amount text="+0.01" direction={direction} />)
    expect(html).toContain('<svg')
    expect(html).toContain(`text-${direction}`)
  }
})

test('what is rounded can be seen exactly, what is not is no button', () => {
  const rounded = renderToStaticMarkup(<Amount text="−1.46" exact="−1.457911" />)
  expect(rounded).toMatch(/<button[^>]*>−1\.46<span class="sr-only"> = −1\.457911/)
  expect(renderToStaticMarkup(<Amount text="1.50" exact="1.50" />)).not.toContain('<button')
  const masked = <Amount text="−1.46" exact="−1.457911" masked={true} maskedLabel="hidden" />
  expect(renderToStaticMarkup(masked)).not.toContain('1.457911')
})
