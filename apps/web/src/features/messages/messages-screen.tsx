// The messages tab: the ways to customer service and to notices, then messages and announcements.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import { ReceiptText } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { IconTile } from '../../platform/icon-tile.tsx'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { Screen } from '../../shell/screen.tsx'
import { ServiceRow } from '../chat/public.ts'
import { MarkAllRead } from './parts/mark-all-read.tsx'
import { MessageTabs, shownTab, tabSearch } from './parts/message-tabs.tsx'

export function MessagesScreen() {
  const t = useText()
  const tab = shownTab(useSearchTexts().tab)
  const { replace } = useNavigation()
  return (
    <Screen title={t('messages.title')} tab="messages" actions={<MarkAllRead />}>
      <Card padding="none" className="mx-gutter mt-3 px-4">
        <List>
          <ServiceRow />
          <ListRow
            href={hrefOf('/pages/message/notifyrecords')}
            leading={<IconTile Icon={ReceiptText} />}
            title={t('content.notices')}
          />
        </List>
      </Card>
      <MessageTabs
        value={tab}
        onChange={(next) => replace('/pages/home/msgs', { tab: tabSearch(next) })}
      />
    </Screen>
  )
}
