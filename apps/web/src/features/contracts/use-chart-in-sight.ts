// While the ticket is open the chart stands right below the head of the screen: an order is decided
// beside the price, not instead of it.

import { useLayoutEffect } from 'react'
import { TRADE_CHART_ID } from '../order-ticket/public.ts'

/** Back where one was when the ticket is closed. */
export function useChartInSight(ticket: 'open' | 'closed'): void {
  useLayoutEffect(() => {
    const chart = document.getElementById(TRADE_CHART_ID)
    if (ticket === 'closed' || chart === null) return
    const beforeY = window.scrollY
    chart.scrollIntoView({ block: 'start', behavior: 'instant' })
    return () => window.scrollTo({ top: beforeY, behavior: 'instant' })
  }, [ticket])
}
