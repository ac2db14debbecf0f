// The groups of links on my page; what stands as a tile above is not among them.

import {
  Award,
  Bell,
  CircleHelp,
  Copy,
  FileCheck,
  Gift,
  HandCoins,
  IdCard,
  Info,
  ListChecks,
  PartyPopper,
  ReceiptText,
  Scale,
  Smartphone,
  UserRound,
  UserRoundPlus,
  Wallet,
} from 'lucide-react'
import type { TextKey } from '../../../platform/i18n.ts'
import { LinkGroup, type ScreenLink } from '../../../platform/link-group.tsx'

export function UserLinks() {
  return GROUPS.map((group) => <LinkGroup key={group.title} {...group} />)
}

const GROUPS: ReadonlyArray<{ title: TextKey; links: readonly ScreenLink[] }> = [
  {
    title: 'account.groupAccount',
    links: [
      { path: '/pages/userinfo', label: 'account.profile', Icon: UserRound },
      { path: '/pages/user/auth', label: 'settings.identity', Icon: IdCard },
      { path: '/pages/user/vip', label: 'account.vip', Icon: Award },
      { path: '/pages/message/center', label: 'messages.title', Icon: Bell },
      {
        path: '/pages/message/notifyrecords',
        label: 'content.notices',
        Icon: ListChecks,
      },
    ],
  },
  {
    title: 'account.groupMoney',
    links: [
      { path: '/pages/home/assets', label: 'account.assetsTitle', Icon: Wallet },
      {
        path: '/pages/wallet/financialrecords',
        label: 'account.changesTitle',
        Icon: ReceiptText,
      },
      { path: '/pages/wallet/liabilities', label: 'account.balanceProof', Icon: Scale },
      { path: '/pages/wallet/receipts', label: 'account.receipts', Icon: FileCheck },
      { path: '/pages/signalchannel', label: 'home.tileCopy', Icon: Copy },
    ],
  },
  {
    title: 'account.groupTeam',
    links: [
      { path: '/pages/user/share', label: 'account.invite', Icon: UserRoundPlus },
      { path: '/pages/user/inviterecords', label: 'account.rewards', Icon: Gift },
      { path: '/pages/wallet/payrollrecords', label: 'account.payroll', Icon: HandCoins },
    ],
  },
  {
    title: 'account.groupHelp',
    links: [
      { path: '/pages/user/kefu', label: 'help.title', Icon: CircleHelp },
      { path: '/pages/find', label: 'content.activities', Icon: PartyPopper },
      { path: '/pages/user/aboutus', label: 'help.aboutTitle', Icon: Info },
      { path: '/pages/appdownload', label: 'content.install', Icon: Smartphone },
    ],
  },
]
