// What stands behind the ⓘ of a figure: its code and words come with the first tap.

import type { DefinitionRow } from '@fairtick/ui/definition-list'
import { Suspense } from 'react'
import { speakDetails, type TextKey } from '../../platform/i18n.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import type { Explanation } from './explanation.ts'

const Explained = lazyPart(async () => {
  const [file] = await Promise.all([import('./explained.tsx'), speakDetails()])
  return file.Explained
})

export type ExplainedInfoProps = {
  /** What is said where there are no values yet. */
  formula: TextKey
  /** Asked when it opens, and when somebody wants newer values. */
  explain: () => Explanation | undefined
}

export function ExplainedInfo(props: ExplainedInfoProps) {
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
  explain: ExplainedInfoProps['explain'],
): DefinitionRow['info'] {
  return { label, text: <ExplainedInfo formula={formula} explain={explain} /> }
}
