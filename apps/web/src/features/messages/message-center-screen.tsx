// System messages and announcements alone, for who comes by a link or a notice.

import { useText } from '../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { Screen } from '../../shell/screen.tsx'
import { MarkAllRead } from './parts/mark-all-read.tsx'
import { MessageTabs, shownTab, tabSearch } from './parts/message-tabs.tsx'

export function MessageCenterScreen() {
  const t = useText()
  const tab = shownTab(useSearchTexts().tab)
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
