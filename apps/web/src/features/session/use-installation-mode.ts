// Whether this installation is for practice only, before anybody is signed in.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useEffect } from 'react'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'

/** undefined until it is known; without an answer the login simply does not say. */
export function useInstallationMode(): CallResult<'dictionary'>['mode'] | undefined {
  const mode = useClientState((state) => state.dictData?.mode)
  useEffect(() => {
    call('dictionary').then(
      (dictData) => useClientState.setState({ dictData }),
      () => undefined,
    )
  }, [])
  return mode
}
