// What a phone has to load before a screen is there (ux.md §3).

import { expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { heavyOf, weighRoutes } from '../script-weights.ts'

const fixture = openFixture()

test('no route loads more script than it may', async () => {
  const { token } = await registerAccount(fixture.server())
  const weights = await weighRoutes(fixture.server().url, token)
  expect(heavyOf(weights)).toEqual([])
})
