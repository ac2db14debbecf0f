// The orders: options that run, and options that are settled.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { IconButton } from '@fairtick/ui/icon-button'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Screen } from '../../app/screen.tsx'
import { useAccountView } from '../../live/use-live.ts'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { useNavigation } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { optionPages } from './option-pages.ts'
import { ClosedList } from './parts/closed-list.tsx'
import { RunningOptions } from './parts/running-options.tsx'

const CLOSED = { status: 'closed' } as const

type OrdersTab = 'trading' | 'closed'

export function OrdersScreen() {
  const t = useText()
  const { count } = useFormats()
  const { go } = useNavigation()
  const [tab, setTab] = useState<OrdersTab>('trading')
  const { running, runningState } = useAccountView()
  const { data: closed } = useInfiniteQuery(optionPages(CLOSED))
  const closedCount = closed?.pages[0]?.counts.closed
  return (
    <Screen
      title={t('orders.title')}
      tab="orders"
      actions={
        <IconButton
          label={t('orders.history')}
          icon={<History className="size-6" />}
          onClick={() => go('/pages/trade/traderecords')}
        />
      }
    >
      <div className="px-gutter">
        <Tabs
          id="orders"
          label={t('orders.lists')}
          tabs={[
            {
              value: 'trading',
              label: t('orders.tabRunning'),
              count: runningState === 'read' ? count(running.length) : undefined,
            },
            {
              value: 'closed',
              label: t('orders.tabClosed'),
              count: closedCount === undefined ? undefined : count(closedCount),
            },
          ]}
          value={tab}
          onChange={setTab}
        />
        <TabPanel tabsId="orders" value={tab}>
          {tab === 'trading' ? (
            <RunningOptions />
          ) : (
            <ClosedList filter={CLOSED} empty={<NothingClosed />} />
          )}
        </TabPanel>
      </div>
    </Screen>
  )
}

function NothingClosed() {
  const t = useText()
  return (
    <EmptyState
      icon={<History />}
      action={<ButtonLink href={hrefOf('/pages/trade')}>{t('orders.trade')}</ButtonLink>}
    >
      {t('orders.emptyClosed')}
    </EmptyState>
  )
}
