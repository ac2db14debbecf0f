// What is garbage when a measurement begins is none of its work.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A full collection; takes as long as the heap is large. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
