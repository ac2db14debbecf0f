// A sheet whose code is loaded when it is first opened, and which stays for its closing motion.

import { useState } from 'react'

export type LazySheet = {
  readonly isOpen: boolean
  /** Mount the sheet from the first opening on. */
  readonly isMounted: boolean
  readonly open: () => void
  readonly close: () => void
}

export function useLazySheet(): LazySheet {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isOpen: state === 'open',
    isMounted: state !== 'never',
    open: () => setState('open'),
    close: () => setState('closed'),
  }
}
