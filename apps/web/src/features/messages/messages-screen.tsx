// The messages tab: the way to customer service, then the system messages.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import { Headset } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { IconTile } from '../../platform/icon-tile.tsx'
import { hrefOf } from '../../platform/paths.ts'
import { Screen } from '../../shell/screen.tsx'
import { MarkAllRead } from './parts/mark-all-read.tsx'
import { MessageList } from './parts/message-list.tsx'

export function MessagesScreen() {
  const t = useText()
  return (
    <Screen title={t('messages.title')} tab="messages" actions={<MarkAllRead />}>
      <Card padding="none" className="mx-gutter mt-3 px-4">
        <List>
          <ListRow
            href={hrefOf('/pages/user/kefu')}
            leading={<IconTile Icon={Headset} />}
            title={t('messages.supportTitle')}
            subtitle={t('messages.supportText')}
          />
        </List>
      </Card>
      <MessageList />
    </Screen>
  )
}
