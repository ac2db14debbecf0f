// Offers the browser's own language to who opens the app for the first time (Japanese comes first).

import { Languages } from 'lucide-react'
import { chooseLanguage, suggestedLanguage, useLanguage } from '../../../platform/i18n.ts'
import { LANGUAGE_NAMES } from '../../../platform/language-names.ts'
import { useNavigation } from '../../../platform/navigation.ts'

export function LanguageSuggestion() {
  useLanguage()
  const { go } = useNavigation()
  const language = suggestedLanguage()
  if (language === undefined) return null
  return (
    <button
      type="button"
      lang={language}
      // The list of languages says why it failed and tries again.
      onClick={() => void chooseLanguage(language).catch(() => go('/pages/language'))}
      className="target inline-flex items-center justify-center gap-2 self-center rounded-full bg-primary-tint px-4 text-dense font-semibold text-primary"
    >
      <Languages aria-hidden="true" className="size-5" />
      {LANGUAGE_NAMES[language]}
    </button>
  )
}
