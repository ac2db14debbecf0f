// A duration in words: `5 min`.

import type { AllWords } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** In the largest unit that fits without a rest. */
export function wordDuration(seconds: number, words: AllWords['notices']): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[3]
  return fillIn(words[unit], { count: seconds / length })
}
