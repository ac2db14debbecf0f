// A bus for tests: a listener that fails fails its test.

import { type Bus, createBus } from '@fairtick/server/platform/bus'

export function createTestBus(): Bus {
  return createBus((error) => {
    throw error
  })
}
