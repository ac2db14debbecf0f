// The place above a form's button where a failure is said; the card comes with the first failure.

import { lazy, Suspense } from 'react'
import type { FormFailureCardProps } from './form-failure-card.tsx'

const FormFailureCard = lazy(() =>
  import('./form-failure-card.tsx').then((file) => ({ default: file.FormFailureCard })),
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
