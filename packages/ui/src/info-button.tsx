// The small ⓘ that opens an explanation; 44 px to press, in the line of what it explains.

import { Info } from 'lucide-react'
import type { RefObject } from 'react'

export type InfoButtonProps = {
  /** Such as "About free margin". */
  label: string
  open: boolean
  onClick: () => void
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined
}

export function InfoButton({ label, open, onClick, buttonRef }: InfoButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
      className="target -mx-3 -my-3 inline-grid place-items-center rounded-full align-middle text-text3"
    >
      <Info aria-hidden="true" className="size-4" />
    </button>
  )
}
