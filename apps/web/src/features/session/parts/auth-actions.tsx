// What the head of every public screen offers: the language and help, always in this place.

import { CircleHelp, Globe } from 'lucide-react'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { LANGUAGE_NAMES } from '../../../platform/language-names.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function AuthActions() {
  const t = useText()
  const name = LANGUAGE_NAMES[useLanguage()]
  return (
    <>
      <a
        href={hrefOf('/pages/language')}
        aria-label={t('session.languageChip', { name })}
        className="target inline-flex items-center gap-1.5 rounded-full px-2.5 text-dense font-semibold text-text2 hover:bg-surface-2"
      >
        <Globe aria-hidden="true" className="size-5" />
        {name}
      </a>
      <a
        href={hrefOf('/pages/user/kefu')}
        aria-label={t('session.customerService')}
        className="target inline-grid place-items-center rounded-md text-text hover:bg-surface-2"
      >
        <CircleHelp aria-hidden="true" className="size-6" />
      </a>
    </>
  )
}
