// The ways to the records of money.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import { ArrowDownUp, CalendarClock, History, type LucideIcon, ReceiptText } from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf, type ScreenPath } from '../../../platform/paths.ts'

export function RecordLinks() {
  const t = useText()
  return (
    <section aria-labelledby="records">
      <h2 id="records" className="px-1 pb-1.5 text-caption font-semibold text-text2">
        {t('wallet.records')}
      </h2>
      <Card padding="none" className="px-4">
        <List>
          {LINKS.map(({ path, label, Icon }) => (
            <ListRow
              key={path}
              href={hrefOf(path)}
              leading={<IconTile Icon={Icon} />}
              title={t(label)}
            />
          ))}
        </List>
      </Card>
    </section>
  )
}

const LINKS: ReadonlyArray<{ path: ScreenPath; label: TextKey; Icon: LucideIcon }> = [
  { path: '/pages/wallet/record', label: 'wallet.cashRecords', Icon: ArrowDownUp },
  { path: '/pages/wallet/financialrecords', label: 'account.changesTitle', Icon: ReceiptText },
  { path: '/pages/wallet/payrollrecords', label: 'account.payroll', Icon: CalendarClock },
  { path: '/pages/trade/traderecords', label: 'orders.history', Icon: History },
]
