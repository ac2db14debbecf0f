// Positions that were stopped out right behind a gap, by where the price was ten minutes later.

import type { ReportMonth } from '../report-month.ts'
import { GapTable } from './gap-table.tsx'

export function StopsTable({ stops }: { stops: ReportMonth['contracts']['behindGap'] }) {
  const { stopped, house, customer, neither } = stops
  return (
    <GapTable
      title="report.behindGap"
      how="report.behindGapHow"
      columns={['report.columnLater', 'report.columnPositions']}
      rows={[
        { label: 'report.stopsAll', cells: [{ orders: stopped }] },
        { label: 'report.stopsHouse', who: 'report.forHouse', cells: [house] },
        { label: 'report.stopsCustomer', who: 'report.forCustomer', cells: [customer] },
        { label: 'report.stopsNeither', who: 'report.forNobody', cells: [{ orders: neither }] },
      ]}
    />
  )
}
