// Why no money can be moved just now, in words; undefined when it can.

import type { TextKey } from './i18n.ts'
import { OUT_OF_REACH_WORDS, useOutOfReach } from './out-of-reach.ts'

export function useMoneyStop(): TextKey | undefined {
  const outOfReach = useOutOfReach()
  return outOfReach && OUT_OF_REACH_WORDS[outOfReach]
}
