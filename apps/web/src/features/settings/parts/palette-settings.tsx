// The colours of rise and fall.

import { RadioList } from '@fairtick/ui/radio-list'
import { type Palette, paletteOf, useClientState } from '../../../platform/client-state.ts'
import { type TextKey, useLanguage, useText } from '../../../platform/i18n.ts'
import { SettingsGroup } from '../../../platform/settings-group.tsx'
import { DirectionPreview } from './direction-preview.tsx'

export function PaletteSettings() {
  const t = useText()
  const usual = paletteOf(useLanguage())
  const palette = useClientState((state) => state.palette) ?? usual
  const hintOf = (value: Palette) => {
    if (value === usual) return t('settings.paletteDefault')
    return value === 'blue-orange' ? t('settings.paletteBlueOrangeHint') : undefined
  }
  return (
    <SettingsGroup title={t('settings.palette')}>
      <RadioList
        label={t('settings.palette')}
        value={palette}
        onChange={(chosen) => useClientState.setState({ palette: chosen })}
        options={PALETTES.map(({ value, label }) => ({
          value,
          label: t(label),
          hint: hintOf(value),
          trailing: <Swatch palette={value} />,
        }))}
      />
      <div className="pt-2 pb-3">
        <div className="rounded-md bg-bg px-3.5 py-2">
          <DirectionPreview />
        </div>
      </div>
    </SettingsGroup>
  )
}

function Swatch({ palette }: { palette: Palette }) {
  return (
    <span aria-hidden="true" data-palette={palette} className="flex gap-1">
      <span className="size-5 rounded-sm bg-up" />
      <span className="size-5 rounded-sm bg-down" />
    </span>
  )
}

const PALETTES: ReadonlyArray<{ value: Palette; label: TextKey }> = [
  { value: 'green-red', label: 'settings.paletteGreenRed' },
  { value: 'red-green', label: 'settings.paletteRedGreen' },
  { value: 'red-blue', label: 'settings.paletteRedBlue' },
  { value: 'blue-orange', label: 'settings.paletteBlueOrange' },
]
