// A figure that is shown rounded; where that leaves digits out, a tap shows them all.

import { useState } from 'react'

export type ExactTextProps = { shown: string; exact: string }

export function ExactText({ shown, exact }: ExactTextProps) {
  const [isExact, setIsExact] = useState(false)
  if (shown === exact) return <span>{shown}</span>
  return (
    <button
      type="button"
      aria-expanded={isExact}
      onClick={() => setIsExact(!isExact)}
      className="target -my-3 inline-flex items-center justify-end rounded-sm underline decoration-text3 decoration-dotted underline-offset-3"
    >
      {isExact ? exact : shown}
      {!isExact && <span className="sr-only"> = {exact}</span>}
    </button>
  )
}
