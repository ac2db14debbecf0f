// What stands behind the ⓘ of a figure: its code and words come with the first tap.

import type { DefinitionRow } from '@fairtick/ui/definition-list'
import { Suspense } from 'react'
import { speakDetails, type TextKey } from '../../platform/i18n.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import type { ExplainedProps } from './explanation.ts'

const Explained = lazyPart(async () => {
  const [file] = await Promise.all([import('./explained.tsx'), speakDetails()])
  return file.Explained
})

export function ExplainedInfo(props: ExplainedProps) {
  return (
    <Suspense fallback={<div className="h-24 w-64" />}>
      <Explained {...props} />
    </Suspense>
  )
}

/** `label` names the button. */
export function explainInfo(
  label: string,
  formula: TextKey,
  explain: ExplainedProps['explain'],
): DefinitionRow['info'] {
  return { label, text: <ExplainedInfo formula={formula} explain={explain} /> }
}
