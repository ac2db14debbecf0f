// How purchases are guarded.

import { Card } from '@fairtick/ui/card'
import { hasHaptics } from '@fairtick/ui/haptics'
import { Switch } from '@fairtick/ui/switch'
import { useText } from '../../platform/i18n.ts'
import { usePreferences } from '../../platform/preferences.ts'
import { Screen } from '../../shell/screen.tsx'
import { ContractReviewField, ReviewField, ToleranceField } from '../order-ticket/public.ts'

export function TradingScreen() {
  const t = useText()
  return (
    <Screen title={t('settings.groupTrading')}>
      <div className="px-gutter pt-3 pb-10">
        <Card padding="none" className="divide-y divide-divider px-4">
          <div className="py-3">
            <ToleranceField />
          </div>
          <ReviewField />
          <ContractReviewField />
          {hasHaptics() && <HapticsField />}
        </Card>
      </div>
    </Screen>
  )
}

function HapticsField() {
  const t = useText()
  const haptics = usePreferences((state) => state.haptics)
  return (
    <Switch
      label={t('settings.haptics')}
      hint={t('settings.hapticsHint')}
      checked={haptics === 'on'}
      onChange={(isOn) => usePreferences.setState({ haptics: isOn ? 'on' : 'off' })}
    />
  )
}
