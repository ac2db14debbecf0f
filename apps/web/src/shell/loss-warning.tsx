// The warning with the share of accounts that lost, where the rules of a country want it (TR-13).

import { Suspense } from 'react'
import { useClientState } from '../platform/client-state.ts'
import { speakDetails } from '../platform/i18n.ts'
import { lazyPart } from '../platform/lazy-part.tsx'

const Text = lazyPart(async () => {
  const [file] = await Promise.all([import('./loss-warning-text.tsx'), speakDetails()])
  return file.LossWarningText
})

export function LossWarning() {
  const warning = useClientState((state) => state.dictData?.riskWarning)
  return (
    warning && (
      <Suspense>
        <Text {...warning} />
      </Suspense>
    )
  )
}
