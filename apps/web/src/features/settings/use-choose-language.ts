// Changing the language: at once on this device, then for messages and mails on the server.

import { useToast } from '@fairtick/ui/toast'
import type { Language } from '@fairtick/wire/languages'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'
import { chooseLanguage, useText } from '../../platform/i18n.ts'
import { queryClient } from '../../platform/query-client.ts'
import { token } from '../../platform/session.ts'
import { userQuery } from '../../platform/shared-queries.ts'

export type LanguageChoice = {
  readonly choose: (language: Language) => Promise<void>
  /** Chosen, while its words are on their way. */
  readonly pending: Language | undefined
}

export function useChooseLanguage(): LanguageChoice {
  const t = useText()
  const showToast = useToast()
  const [pending, setPending] = useState<Language>()
  const choose = async (language: Language): Promise<void> => {
    setPending(language)
    try {
      await chooseLanguage(language)
    } catch {
      showToast({
        text: t('settings.languageNotLoaded'),
        tone: 'danger',
        // A browser asks again for what it could not load only when the whole page comes anew.
        action: { label: t('shell.reload'), onClick: () => location.reload() },
      })
      return
    } finally {
      setPending((newest) => (newest === language ? undefined : newest))
    }
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
  return { choose, pending }
}
