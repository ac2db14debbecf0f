// Holds what the price at which an order was placed is called.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ContractStep } from '../shared/order-detail.ts'

// A page of its own, where nothing is spoken yet: texts are named by their keys.
vi.resetModules()
const { ContractTimeline } = await import('./contract-timeline.tsx')

const PLACED: ContractStep = {
  ...{ time: 0, what: 'placed', price: '58675.64', seq: null, lots: '1', profit: null, fee: null },
  ...{ reason: null, takeProfit: null, stopLoss: null },
}

test.each([
  ['market', 'positions.shownPrice', 'positions.limitPrice'],
  ['limit', 'positions.limitPrice', 'positions.shownPrice'],
] as const)('of a %s order it is the %s', (orderType, word, other) => {
  const html = renderToStaticMarkup(
    <ContractTimeline orderType={orderType} timeline={[PLACED]} decimals={2} />,
  )
  expect(html).toContain(`${word} 58,675.64`)
  expect(html).not.toContain(other)
})
