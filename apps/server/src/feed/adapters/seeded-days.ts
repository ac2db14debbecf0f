// Days of a simulated market from a seed, in memory: for tests and demonstrations alone, as whoever
// knows the seed knows every price.

import type { SimulatedDays } from './simulated-day.ts'
import { keyOfSeed } from './simulator-random.ts'

export function seededDays(seed: string): SimulatedDays {
  const texts = new Map<number, string>()
  return {
    newKey: (fromMs) => keyOfSeed(`${seed} ${fromMs}`),
    load: () => [...texts].sort(([one], [other]) => one - other).map(([, text]) => text),
    keep: (fromMs, text) => texts.set(fromMs, text),
    forget: (fromMs) => texts.delete(fromMs),
  }
}
