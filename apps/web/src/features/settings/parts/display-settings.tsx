// Language, theme and the colours of rise and fall.

import { ListRow } from '@fairtick/ui/list-row'
import { RadioList } from '@fairtick/ui/radio-list'
import { Segmented } from '@fairtick/ui/segmented'
import { Languages } from 'lucide-react'
import {
  type Palette,
  paletteOf,
  type Theme,
  useClientState,
} from '../../../platform/client-state.ts'
import { type TextKey, useLanguage, useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { LANGUAGE_NAMES } from '../../../platform/language-names.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { SettingsGroup } from '../../../platform/settings-group.tsx'
import { DirectionPreview } from './direction-preview.tsx'

export function DisplaySettings() {
  const t = useText()
  const language = useLanguage()
  const theme = useClientState((state) => state.theme)
  return (
    <SettingsGroup title={t('settings.groupDisplay')}>
      <ul>
        <ListRow
          href={hrefOf('/pages/language')}
          leading={<IconTile Icon={Languages} />}
          title={t('settings.language')}
          trailing={LANGUAGE_NAMES[language]}
        />
      </ul>
      <div className="border-t border-divider py-3">
        <p className="pb-2 text-body text-text">{t('settings.theme')}</p>
        <Segmented
          label={t('settings.theme')}
          value={theme}
          onChange={(chosen) => useClientState.setState({ theme: chosen })}
          options={THEMES.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      </div>
      <PaletteChoice />
    </SettingsGroup>
  )
}

function PaletteChoice() {
  const t = useText()
  const usual = paletteOf(useLanguage())
  const palette = useClientState((state) => state.palette) ?? usual
  const hintOf = (value: Palette) => {
    if (value === usual) return t('settings.paletteDefault')
    return value === 'blue-orange' ? t('settings.paletteBlueOrangeHint') : undefined
  }
  return (
    <div className="border-t border-divider py-3">
      <p className="text-body text-text">{t('settings.palette')}</p>
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
      <div className="mt-2 rounded-md bg-bg px-3.5 py-2">
        <DirectionPreview />
      </div>
    </div>
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

const THEMES: ReadonlyArray<{ value: Theme; label: TextKey }> = [
  { value: 'light', label: 'settings.themeLight' },
  { value: 'dark', label: 'settings.themeDark' },
  { value: 'system', label: 'settings.themeSystem' },
]

const PALETTES: ReadonlyArray<{ value: Palette; label: TextKey }> = [
  { value: 'green-red', label: 'settings.paletteGreenRed' },
  { value: 'red-green', label: 'settings.paletteRedGreen' },
  { value: 'red-blue', label: 'settings.paletteRedBlue' },
  { value: 'blue-orange', label: 'settings.paletteBlueOrange' },
]
