// The menu of whichever row of a list was asked for it.

import { type ReactNode, useState } from 'react'
import { useInstrument } from '../../live/instruments.ts'
import { AlertSheet } from '../price-alerts/public.ts'
import { RowMenu } from './parts/row-menu.tsx'

export type RowMenuOf = {
  /** Keeps its identity, for rows that render seldom. */
  readonly show: (symbol: string) => void
  readonly menu: ReactNode
}

export function useRowMenu(): RowMenuOf {
  const [symbol, setSymbol] = useState<string>()
  const [opened, setOpened] = useState<'menu' | 'alerts'>()
  /** The sheet of alerts is loaded when it is first asked for, and stays for its closing. */
  const [alertsOf, setAlertsOf] = useState<string>()
  const [show] = useState(() => (asked: string) => {
    setSymbol(asked)
    setOpened('menu')
  })
  return {
    show,
    menu: symbol !== undefined && (
      <>
        <RowMenu
          symbol={symbol}
          open={opened === 'menu'}
          onClose={() => setOpened(undefined)}
          onAlert={() => {
            setAlertsOf(symbol)
            setOpened('alerts')
          }}
        />
        {alertsOf !== undefined && (
          <RowAlerts
            key={alertsOf}
            symbol={alertsOf}
            open={opened === 'alerts'}
            onClose={() => setOpened(undefined)}
          />
        )}
      </>
    ),
  }
}

type RowAlertsProps = { symbol: string; open: boolean; onClose: () => void }

function RowAlerts({ symbol, open, onClose }: RowAlertsProps) {
  const instrument = useInstrument(symbol)
  if (instrument === undefined) return null
  return <AlertSheet instrument={instrument} open={open} onClose={onClose} />
}
