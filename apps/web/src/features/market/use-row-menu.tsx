// The menu of whichever row of a list was asked for it.

import { type ReactNode, useState } from 'react'
import { RowMenu } from './parts/row-menu.tsx'

export type RowMenuOf = {
  /** Keeps its identity, for rows that render seldom. */
  readonly show: (symbol: string) => void
  readonly menu: ReactNode
}

export function useRowMenu(): RowMenuOf {
  const [symbol, setSymbol] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [show] = useState(() => (asked: string) => {
    setSymbol(asked)
    setIsOpen(true)
  })
  return {
    show,
    menu: symbol !== undefined && (
      <RowMenu symbol={symbol} open={isOpen} onClose={() => setIsOpen(false)} />
    ),
  }
}
