// The ways that people take most, and behind a tile the next ones; money has its buttons above.

import { Card } from '@fairtick/ui/card'
import { TileGrid } from '@fairtick/ui/tile-grid'
import { ChartCandlestick, CircleHelp, Clock, Copy, Gift, Users } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function Shortcuts() {
  const t = useText()
  return (
    <Card className="py-2.5">
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
        ]}
        rest={{
          label: t('home.more'),
          tiles: [
            { href: hrefOf('/pages/user/team'), label: t('home.tileTeam'), icon: <Users /> },
            { href: hrefOf('/pages/find'), label: t('home.tileActivities'), icon: <Gift /> },
            {
              href: hrefOf('/pages/user/kefu'),
              label: t('home.tileService'),
              icon: <CircleHelp />,
            },
          ],
        }}
      />
    </Card>
  )
}
