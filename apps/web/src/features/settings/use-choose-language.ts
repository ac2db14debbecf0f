// Changing the language: at once on this device, then for messages and mails on the server.

import { useToast } from '@fairtick/ui/toast'
import type { Language } from '@fairtick/wire/languages'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'
import { chooseLanguage, useText } from '../../platform/i18n.ts'
import { queryClient } from '../../platform/query-client.ts'
import { token } from '../../platform/session.ts'
import { userQuery } from '../../platform/shared-queries.ts'

export function useChooseLanguage(): (language: Language) => Promise<void> {
  const t = useText()
  const showToast = useToast()
  return async (language) => {
    await chooseLanguage(language)
    // What the server says in words comes anew in the new language.
    void queryClient.invalidateQueries()
    if (token.get() === undefined) return
    try {
      const user = await call('updateLanguage', { body: { language } })
      queryClient.setQueryData(userQuery.queryKey, user)
      useClientState.setState({ user })
    } catch {
      showToast({ text: t('settings.languageNotSaved'), tone: 'danger' })
    }
  }
}
