// The place above a form's button where a failure is said; the card comes with the first failure.

import { Suspense } from 'react'
import type { FormFailureCardProps } from './form-failure-card.tsx'
import { lazyPart } from './lazy-part.tsx'

const FormFailureCard = lazyPart(() =>
  import('./form-failure-card.tsx').then((file) => file.FormFailureCard),
)

/** Nothing while `failure` is undefined. */
export function FormFailure(props: FormFailureCardProps) {
  if (props.failure === undefined) return null
  return (
    <Suspense>
      <FormFailureCard {...props} />
    </Suspense>
  )
}
