// Where I am logged in.

import { Card } from '@fairtick/ui/card'
import { useText } from '../../platform/i18n.ts'
import { Screen } from '../../shell/screen.tsx'
import { SessionList } from './parts/session-list.tsx'

export function DevicesScreen() {
  const t = useText()
  return (
    <Screen title={t('settings.devices')}>
      <div className="px-gutter pt-3 pb-10">
        <Card padding="none" className="px-4">
          <SessionList />
        </Card>
      </div>
    </Screen>
  )
}
