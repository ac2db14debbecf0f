// System messages and announcements, each with how many are unread.

import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n.ts'
import { userQuery } from '../../../platform/shared-queries.ts'
import { AnnouncementList } from './announcement-list.tsx'
import { MessageList } from './message-list.tsx'

export type MessageTab = 'system' | 'announcements'

/** In the address; the first tab needs no word. */
export function tabSearch(tab: MessageTab): string | undefined {
  return tab === 'system' ? undefined : tab
}

export function shownTab(search: string | undefined): MessageTab {
  return search === 'announcements' ? search : 'system'
}

type MessageTabsProps = { value: MessageTab; onChange: (tab: MessageTab) => void }

export function MessageTabs({ value, onChange }: MessageTabsProps) {
  const t = useText()
  const { data: user } = useQuery(userQuery)
  const countOf = (unread: number | undefined) => (unread ? String(unread) : undefined)
  return (
    <>
      <Tabs
        id="messages"
        label={t('messages.title')}
        tabs={[
          {
            value: 'system',
            label: t('messages.systemTitle'),
            count: countOf(user?.unread.system),
          },
          {
            value: 'announcements',
            label: t('content.announcements'),
            count: countOf(user?.unread.announcement),
          },
        ]}
        value={value}
        onChange={onChange}
        className="mt-2 px-gutter"
      />
      <TabPanel tabsId="messages" value={value}>
        {value === 'system' ? <MessageList /> : <AnnouncementList />}
      </TabPanel>
    </>
  )
}
