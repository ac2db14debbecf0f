// The ways that people take most, as eight tiles; My page has the others.

import { Card } from '@fairtick/ui/card'
import { TileGrid } from '@fairtick/ui/tile-grid'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartCandlestick,
  CircleHelp,
  Clock,
  Copy,
  Gift,
  Users,
} from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function Shortcuts() {
  const t = useText()
  return (
    <Card>
      <TileGrid
        label={t('home.shortcuts')}
        tiles={[
          {
            href: hrefOf('/pages/trade', { mode: 'contract' }),
            label: t('home.tileContract'),
            icon: <ChartCandlestick />,
          },
          {
            href: hrefOf('/pages/trade', { mode: 'option' }),
            label: t('home.tileOption'),
            icon: <Clock />,
          },
          {
            href: hrefOf('/pages/signalchannel'),
            label: t('home.tileCopy'),
            icon: <Copy />,
          },
          { href: hrefOf('/pages/user/team'), label: t('home.tileTeam'), icon: <Users /> },
          { href: hrefOf('/pages/find'), label: t('home.tileActivities'), icon: <Gift /> },
          {
            href: hrefOf('/pages/recharge/select'),
            label: t('home.deposit'),
            icon: <ArrowDownToLine />,
          },
          {
            href: hrefOf('/pages/withdraw'),
            label: t('home.withdraw'),
            icon: <ArrowUpFromLine />,
          },
          { href: hrefOf('/pages/user/kefu'), label: t('home.tileService'), icon: <CircleHelp /> },
        ]}
      />
    </Card>
  )
}
