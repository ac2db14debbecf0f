// System messages and announcements alone, for who comes by a link or a notice.

import { useSearch } from '@tanstack/react-router'
import { useText } from '../../platform/i18n.ts'
import { useNavigation } from '../../platform/navigation.ts'
import { Screen } from '../../shell/screen.tsx'
import { MarkAllRead } from './parts/mark-all-read.tsx'
import { MessageTabs, tabSearch } from './parts/message-tabs.tsx'

export function MessageCenterScreen() {
  const t = useText()
  const { tab } = useSearch({ from: '/pages/message/center' })
  const { replace } = useNavigation()
  return (
    <Screen title={t('messages.title')} actions={<MarkAllRead />}>
      <MessageTabs
        value={tab}
        onChange={(next) => replace('/pages/message/center', { tab: tabSearch(next) })}
      />
    </Screen>
  )
}
