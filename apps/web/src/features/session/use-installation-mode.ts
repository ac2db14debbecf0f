// Whether this installation is for practice only, before anybody is signed in.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useEffect } from 'react'
import { useClientState } from '../../platform/client-state.ts'
import { refreshDictionary } from '../../platform/dictionary.ts'

/** undefined until it is known; without an answer the login simply does not say. */
export function useInstallationMode(): CallResult<'dictionary'>['mode'] | undefined {
  const mode = useClientState((state) => state.dictData?.mode)
  useEffect(() => {
    void refreshDictionary()
  }, [])
  return mode
}
