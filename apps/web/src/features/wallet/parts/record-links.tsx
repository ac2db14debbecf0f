// The ways to the records of money.

import { ArrowDownUp, CalendarClock, History, ReceiptText } from 'lucide-react'
import { LinkGroup, type ScreenLink } from '../../../platform/link-group.tsx'

export function RecordLinks() {
  return <LinkGroup title="wallet.records" links={LINKS} />
}

const LINKS: readonly ScreenLink[] = [
  { path: '/pages/wallet/record', label: 'wallet.cashRecords', Icon: ArrowDownUp },
  { path: '/pages/wallet/financialrecords', label: 'account.changesTitle', Icon: ReceiptText },
  { path: '/pages/wallet/payrollrecords', label: 'account.payroll', Icon: CalendarClock },
  { path: '/pages/trade/traderecords', label: 'orders.history', Icon: History },
]
