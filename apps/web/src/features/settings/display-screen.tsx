// Language, theme, the colours of rise and fall, and how prices move.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import { Segmented } from '@fairtick/ui/segmented'
import { Languages } from 'lucide-react'
import { type Theme, useClientState } from '../../platform/client-state.ts'
import { type TextKey, useLanguage, useText } from '../../platform/i18n.ts'
import { IconTile } from '../../platform/icon-tile.tsx'
import { LANGUAGE_NAMES } from '../../platform/language-names.ts'
import { hrefOf } from '../../platform/paths.ts'
import { Screen } from '../../shell/screen.tsx'
import { PaletteSettings } from './parts/palette-settings.tsx'
import { PriceSettings } from './parts/price-settings.tsx'

export function DisplayScreen() {
  const t = useText()
  const language = useLanguage()
  const theme = useClientState((state) => state.theme)
  return (
    <Screen title={t('settings.groupDisplay')}>
      <div className="flex flex-col gap-5 px-gutter pt-3 pb-10">
        <Card padding="none" className="divide-y divide-divider px-4">
          <List>
            <ListRow
              href={hrefOf('/pages/language')}
              leading={<IconTile Icon={Languages} />}
              title={t('settings.language')}
              trailing={LANGUAGE_NAMES[language]}
            />
          </List>
          <div className="py-3">
            <p className="pb-2 text-body text-text">{t('settings.theme')}</p>
            <Segmented
              label={t('settings.theme')}
              value={theme}
              onChange={(chosen) => useClientState.setState({ theme: chosen })}
              options={THEMES.map(({ value, label }) => ({ value, label: t(label) }))}
            />
          </div>
        </Card>
        <PaletteSettings />
        <PriceSettings />
      </div>
    </Screen>
  )
}

const THEMES: ReadonlyArray<{ value: Theme; label: TextKey }> = [
  { value: 'light', label: 'settings.themeLight' },
  { value: 'dark', label: 'settings.themeDark' },
  { value: 'system', label: 'settings.themeSystem' },
]
