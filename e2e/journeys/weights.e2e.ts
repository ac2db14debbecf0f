// What a phone has to load before a screen is there (ux.md §3).

import { expect, test } from 'vitest'
import { registerAccount } from '../person.ts'
import { heavyOf, weighRoutes } from '../script-weights.ts'
import { openStage } from '../stage.ts'

const stage = openStage()

test('no route loads more script than it may', async () => {
  const { token } = await registerAccount(stage.server())
  const weights = await weighRoutes(stage.server().url, token)
  expect(heavyOf(weights)).toEqual([])
})
