// The bus within one process.

import { createBus } from './bus.ts'
import { describeBus } from './bus-contract-fixture.ts'

describeBus('a bus within one process', async () => {
  const faults: unknown[] = []
  const bus = createBus((error) => faults.push(error))
  return { near: bus, far: bus, settle: async () => {}, faults }
})
