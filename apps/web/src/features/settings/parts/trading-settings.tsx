// How purchases are guarded, and how prices move on the screen.

import { hasHaptics } from '@fairtick/ui/haptics'
import { Switch } from '@fairtick/ui/switch'
import { useText } from '../../../platform/i18n.ts'
import { usePreferences } from '../../../platform/preferences.ts'
import { SettingsGroup } from '../../../platform/settings-group.tsx'
import { ContractReviewField, ReviewField, ToleranceField } from '../../order-ticket/public.ts'

export function TradingSettings() {
  const t = useText()
  return (
    <SettingsGroup title={t('settings.groupTrading')}>
      <div className="py-3">
        <ToleranceField />
      </div>
      <div className="border-t border-divider">
        <ReviewField />
      </div>
      <div className="border-t border-divider">
        <ContractReviewField />
      </div>
      {hasHaptics() && (
        <div className="border-t border-divider">
          <HapticsField />
        </div>
      )}
    </SettingsGroup>
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

export function PriceSettings() {
  const t = useText()
  const { priceFlash, listPrices } = usePreferences()
  return (
    <SettingsGroup title={t('settings.groupPrices')} note={t('settings.onThisDevice')}>
      <Switch
        label={t('settings.flash')}
        hint={t('settings.flashHint')}
        checked={priceFlash === 'on'}
        onChange={(isOn) => usePreferences.setState({ priceFlash: isOn ? 'on' : 'off' })}
      />
      <div className="border-t border-divider">
        <Switch
          label={t('settings.pause')}
          hint={t('settings.pauseHint')}
          checked={listPrices === 'still'}
          onChange={(isStill) =>
            usePreferences.setState({ listPrices: isStill ? 'still' : 'moving' })
          }
        />
      </div>
    </SettingsGroup>
  )
}
