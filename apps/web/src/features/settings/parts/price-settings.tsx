// How prices move on the screen.

import { Switch } from '@fairtick/ui/switch'
import { useText } from '../../../platform/i18n.ts'
import { usePreferences } from '../../../platform/preferences.ts'
import { SettingsGroup } from '../../../platform/settings-group.tsx'

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
