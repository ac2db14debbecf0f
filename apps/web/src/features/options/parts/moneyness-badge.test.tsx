// Holds that the sign of how an option stands is none that could be taken for its direction.

import { DirectionMark } from '@fairtick/ui/direction-mark'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneynessBadge } from './moneyness-badge.tsx'

const ARROWS = (['up', 'down'] as const).map((direction) => {
  const [, path] = /<path d="([^"]+)"/.exec(
    renderToStaticMarkup(<DirectionMark direction={direction} />),
  ) as RegExpExecArray
  return path ?? ''
})

test('an option that is losing has a cross and no arrow, one that is winning a check', () => {
  const winning = renderToStaticMarkup(<MoneynessBadge standing="winning" />)
  const losing = renderToStaticMarkup(<MoneynessBadge standing="losing" />)
  expect(winning).toContain('lucide-check')
  expect(losing).toContain('lucide-x')
  for (const html of [winning, losing]) {
    for (const arrow of ARROWS) expect(html).not.toContain(arrow)
  }
})
