// Changing the language: at once on this device, then for messages and mails on the server.

import { useToast } from '@fairtick/ui/toast'
import type { Language } from '@fairtick/wire/languages'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'
import { chooseLanguage, useText } from '../../platform/i18n.ts'
import { token } from '../../platform/session.ts'
import { userQuery } from '../../platform/shared-queries.ts'

export function useChooseLanguage(): (language: Language) => Promise<void> {
  const t = useText()
  const showToast = useToast()
  const queries = useQueryClient()
  return async (language) => {
    await chooseLanguage(language)
    // What the server says in words comes anew in the new language.
    void queries.invalidateQueries()
    if (token.get() === undefined) return
    try {
      const user = await call('updateLanguage', { body: { language } })
      queries.setQueryData(userQuery.queryKey, user)
      useClientState.setState({ user })
    } catch {
      showToast({ text: t('settings.languageNotSaved'), tone: 'danger' })
    }
  }
}
