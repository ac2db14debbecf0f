// How purchases are guarded, and how prices move on the screen.

import { ChipGroup } from '@fairtick/ui/chip-group'
import { Switch } from '@fairtick/ui/switch'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { TOLERANCES, usePreferences } from '../../../platform/preferences.ts'
import { SettingsGroup } from './settings-group.tsx'

export function TradingSettings() {
  const t = useText()
  const { percent } = useFormats()
  const { tolerance, reviewStep } = usePreferences()
  return (
    <SettingsGroup title={t('settings.groupTrading')}>
      <div className="py-3">
        <p className="pb-1 text-body text-text">{t('settings.tolerance')}</p>
        <ChipGroup
          label={t('settings.tolerance')}
          value={tolerance}
          onChange={(chosen) => usePreferences.setState({ tolerance: chosen })}
          layout="fill"
          options={TOLERANCES.map((value) => ({ value, label: percent(value) }))}
        />
        <p className="pt-1 text-caption text-text3">{t('settings.toleranceHint')}</p>
      </div>
      <div className="border-t border-divider">
        <Switch
          label={t('settings.review')}
          hint={t('settings.reviewHint')}
          checked={reviewStep === 'on'}
          onChange={(isOn) => usePreferences.setState({ reviewStep: isOn ? 'on' : 'off' })}
        />
      </div>
    </SettingsGroup>
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
