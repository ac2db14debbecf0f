// Frequent questions and how to reach us; the last copy stays readable without a server.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { serverClock } from '../../platform/clock.ts'
import { useLanguage } from '../../platform/i18n.ts'
import { queryClient } from '../../platform/query-client.ts'
import { createStoredText } from '../../platform/stored-text.ts'

const FRESH_MS = 10 * MINUTE_MS

type HelpCopy = {
  readonly language: Language
  readonly savedMs: number
  readonly help: CallResult<'customerService'>
}

const keptHelp = createStoredText('help')

export function useHelp() {
  const language = useLanguage()
  const query = useQuery(
    {
      queryKey: ['customerService', language],
      staleTime: FRESH_MS,
      queryFn: async () => {
        const help = await call('customerService')
        keptHelp.set(
          JSON.stringify({ language, savedMs: serverClock.nowMs(), help } satisfies HelpCopy),
        )
        return help
      },
    },
    queryClient,
  )
  return { ...query, copy: query.isError ? readCopy() : undefined }
}

/** In any language: an answer in another one is better than none. */
function readCopy(): HelpCopy | undefined {
  const text = keptHelp.get()
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as HelpCopy
  } catch {
    return undefined
  }
}
