// System messages by what they are about, and announcements; what is unread is counted.

import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { type MessageList as ListName, MESSAGE_LISTS } from '@fairtick/wire/message-lists'
import { useQuery } from '@tanstack/react-query'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { userQuery } from '../../../platform/shared-queries.ts'
import { AnnouncementList } from './announcement-list.tsx'
import { MessageList } from './message-list.tsx'

export type MessageTab = ListName | 'announcements'

/** In the address; the first tab needs no word. */
export function tabSearch(tab: MessageTab): string | undefined {
  return tab === 'main' ? undefined : tab
}

export function shownTab(search: string | undefined): MessageTab {
  return TABS.find((tab) => tab === search) ?? 'main'
}

type MessageTabsProps = { value: MessageTab; onChange: (tab: MessageTab) => void }

export function MessageTabs({ value, onChange }: MessageTabsProps) {
  const t = useText()
  const { data: user } = useQuery(userQuery)
  const unread = { main: user?.unread.system, announcements: user?.unread.announcement }
  return (
    <>
      <Tabs
        id="messages"
        label={t('messages.title')}
        tabs={TABS.map((tab) => ({
          value: tab,
          label: t(WORDS[tab]),
          count: tab in unread ? countText(unread[tab as keyof typeof unread]) : undefined,
        }))}
        value={value}
        onChange={onChange}
        className="mt-2 px-gutter"
      />
      <TabPanel tabsId="messages" value={value}>
        {value === 'announcements' ? <AnnouncementList /> : <MessageList list={value} />}
      </TabPanel>
    </>
  )
}

const TABS: readonly MessageTab[] = [...MESSAGE_LISTS, 'announcements']

const WORDS = {
  main: 'messages.listMain',
  trade: 'messages.listTrade',
  money: 'messages.listMoney',
  account: 'messages.listAccount',
  routine: 'messages.listRoutine',
  announcements: 'content.announcements',
} as const satisfies Record<MessageTab, TextKey>

function countText(unread: number | undefined): string | undefined {
  return unread ? String(unread) : undefined
}
