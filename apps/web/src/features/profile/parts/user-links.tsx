// The groups of links on my page.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import {
  Bell,
  CircleHelp,
  Gift,
  HandCoins,
  Info,
  ListOrdered,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  UserRound,
  UserRoundPlus,
  UsersRound,
  Wallet,
  WalletCards,
} from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf, type ScreenPath } from '../../../platform/paths.ts'

export function UserLinks() {
  const t = useText()
  return GROUPS.map(({ title, links }) => (
    <section key={title} aria-labelledby={title}>
      <h2 id={title} className="px-1 pb-1.5 text-caption font-semibold text-text2">
        {t(title)}
      </h2>
      <Card padding="none" className="px-4">
        <List>
          {links.map(({ path, label, Icon }) => (
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
  ))
}

type Link = { path: ScreenPath; label: TextKey; Icon: LucideIcon }

const GROUPS: ReadonlyArray<{ title: TextKey; links: readonly Link[] }> = [
  {
    title: 'account.groupAccount',
    links: [
      { path: '/pages/userinfo', label: 'account.profile', Icon: UserRound },
      { path: '/pages/setting/secure', label: 'account.security', Icon: ShieldCheck },
      { path: '/pages/message/center', label: 'messages.systemTitle', Icon: Bell },
    ],
  },
  {
    title: 'account.groupMoney',
    links: [
      { path: '/pages/wallet', label: 'home.tileWallet', Icon: WalletCards },
      { path: '/pages/home/assets', label: 'account.assetsTitle', Icon: Wallet },
      {
        path: '/pages/wallet/financialrecords',
        label: 'account.changesTitle',
        Icon: ReceiptText,
      },
      { path: '/pages/home/order', label: 'account.orders', Icon: ListOrdered },
    ],
  },
  {
    title: 'account.groupTeam',
    links: [
      { path: '/pages/user/team', label: 'account.team', Icon: UsersRound },
      { path: '/pages/user/share', label: 'account.invite', Icon: UserRoundPlus },
      { path: '/pages/user/inviterecords', label: 'account.rewards', Icon: Gift },
      { path: '/pages/wallet/payrollrecords', label: 'account.payroll', Icon: HandCoins },
    ],
  },
  {
    title: 'account.groupHelp',
    links: [
      { path: '/pages/user/kefu', label: 'help.title', Icon: CircleHelp },
      { path: '/pages/user/aboutus', label: 'help.aboutTitle', Icon: Info },
    ],
  },
]
