// The messages tab: the way to customer service, then messages by kind and announcements.

import { Card } from '@fairtick/ui/card'
import { List } from '@fairtick/ui/list-row'
import { useText } from '../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { MainScreen } from '../../shell/main-screen.tsx'
import { ServiceRow } from '../chat/public.ts'
import { MarkAllRead } from './parts/mark-all-read.tsx'
import { MessageTabs, shownTab, tabSearch } from './parts/message-tabs.tsx'

export function MessagesScreen() {
  const t = useText()
  const tab = shownTab(useSearchTexts().tab)
  const { replace } = useNavigation()
  return (
    <MainScreen title={t('messages.title')} tab="messages" actions={<MarkAllRead />}>
      <Card padding="none" className="mx-gutter mt-3 px-4">
        <List>
          <ServiceRow />
        </List>
      </Card>
      <MessageTabs
        value={tab}
        onChange={(next) => replace('/pages/home/msgs', { tab: tabSearch(next) })}
      />
    </MainScreen>
  )
}
