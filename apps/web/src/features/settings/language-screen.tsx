// Choosing the language, each in its own words; below, how rise and fall look with it.

import { Card } from '@fairtick/ui/card'
import { RadioList } from '@fairtick/ui/radio-list'
import { LANGUAGES } from '@fairtick/wire/languages'
import { useLanguage, useText } from '../../platform/i18n.ts'
import { LANGUAGE_NAMES } from '../../platform/language-names.ts'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { DirectionPreview } from './parts/direction-preview.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

export function LanguageScreen() {
  const t = useText()
  const language = useLanguage()
  const { choose, pending } = useChooseLanguage()
  return (
    <PublicScreen title={t('settings.language')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">{t('settings.languageHint')}</p>
        <Card padding="none" className="px-4">
          <RadioList
            label={t('settings.language')}
            value={pending ?? language}
            onChange={(chosen) => void choose(chosen)}
            options={LANGUAGES.map((value) => ({
              value,
              label: LANGUAGE_NAMES[value],
              lang: value,
            }))}
          />
        </Card>
        <Card className="flex flex-col gap-3">
          <h2 className="text-caption font-semibold text-text2">{t('settings.palette')}</h2>
          <DirectionPreview />
        </Card>
      </div>
    </PublicScreen>
  )
}
