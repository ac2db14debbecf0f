// The five tabs of the main screen, with the unread messages and what is open counted.

import { TabBar } from '@fairtick/ui/tab-bar'
import { useQuery } from '@tanstack/react-query'
import { ChartCandlestick, House, ListOrdered, MessageSquareMore, Wallet } from 'lucide-react'
import { useAccountView } from '../live/use-live.ts'
import { useOpenContracts } from '../live/use-open-contracts.ts'
import { useFormats } from '../platform/formats.ts'
import { type TextKey, useText } from '../platform/i18n.ts'
import { hrefOf, type ScreenPath } from '../platform/paths.ts'
import { userQuery } from '../platform/shared-queries.ts'

export type TabName = 'home' | 'market' | 'messages' | 'orders' | 'assets'

const BADGE_MAX = 99

export function MainTabs({ current }: { current: TabName }) {
  const t = useText()
  const { count } = useFormats()
  const { data: user } = useQuery(userQuery)
  const { running } = useAccountView()
  const { positions } = useOpenContracts()
  const open = running.length + positions.length
  const unread = user ? user.unread.service + user.unread.system + user.unread.announcement : 0
  const counted: Partial<Record<TabName, Badge>> = {
    messages: badge(unread, 'danger', t('shell.unreadMessages', { count: count(unread) })),
    orders: badge(open, 'primary', t('shell.runningOrders', { count: count(open) })),
  }
  return (
    <TabBar
      label={t('shell.mainTabs')}
      items={TABS.map(({ name, path, label, Icon }) => ({
        href: hrefOf(path),
        label: t(label),
        icon: <Icon className="size-6" />,
        current: name === current,
        badge: counted[name],
      }))}
    />
  )
}

type Badge = { text: string; tone: 'danger' | 'primary'; label: string } | undefined

function badge(count: number, tone: 'danger' | 'primary', label: string): Badge {
  if (count === 0) return undefined
  return { text: count > BADGE_MAX ? `${BADGE_MAX}+` : String(count), tone, label }
}

const TABS: ReadonlyArray<{
  name: TabName
  path: ScreenPath
  label: TextKey
  Icon: typeof House
}> = [
  { name: 'home', path: '/', label: 'shell.tabHome', Icon: House },
  {
    name: 'market',
    path: '/pages/home/market',
    label: 'shell.tabMarket',
    Icon: ChartCandlestick,
  },
  {
    name: 'messages',
    path: '/pages/home/msgs',
    label: 'shell.tabMessages',
    Icon: MessageSquareMore,
  },
  { name: 'orders', path: '/pages/home/order', label: 'shell.tabOrders', Icon: ListOrdered },
  { name: 'assets', path: '/pages/home/assets', label: 'shell.tabAssets', Icon: Wallet },
]
