// The four ways that people take most from my page.

import { Card } from '@fairtick/ui/card'
import { TileGrid } from '@fairtick/ui/tile-grid'
import { History, ShieldCheck, UsersRound, WalletCards } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function UserTiles() {
  const t = useText()
  return (
    <Card className="py-2.5">
      <TileGrid
        label={t('home.shortcuts')}
        tiles={[
          { href: hrefOf('/pages/wallet'), label: t('home.tileWallet'), icon: <WalletCards /> },
          {
            href: hrefOf('/pages/trade/traderecords'),
            label: t('orders.history'),
            icon: <History />,
          },
          { href: hrefOf('/pages/user/team'), label: t('account.team'), icon: <UsersRound /> },
          {
            href: hrefOf('/pages/setting/secure'),
            label: t('account.settings'),
            icon: <ShieldCheck />,
          },
        ]}
      />
    </Card>
  )
}
