// The ways to everything that exists, as eight tiles.

import { Card } from '@fairtick/ui/card'
import { TileGrid } from '@fairtick/ui/tile-grid'
import {
  ChartCandlestick,
  CircleHelp,
  Clock,
  History,
  ListOrdered,
  MessageSquareMore,
  Settings,
  Wallet,
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
          { href: hrefOf('/pages/home/order'), label: t('home.tileOrders'), icon: <ListOrdered /> },
          {
            href: hrefOf('/pages/trade/traderecords'),
            label: t('home.tileHistory'),
            icon: <History />,
          },
          { href: hrefOf('/pages/home/assets'), label: t('home.tileAssets'), icon: <Wallet /> },
          {
            href: hrefOf('/pages/home/msgs'),
            label: t('home.tileMessages'),
            icon: <MessageSquareMore />,
          },
          {
            href: hrefOf('/pages/setting/secure'),
            label: t('home.tileSecurity'),
            icon: <Settings />,
          },
          { href: hrefOf('/pages/user/kefu'), label: t('home.tileService'), icon: <CircleHelp /> },
        ]}
      />
    </Card>
  )
}
