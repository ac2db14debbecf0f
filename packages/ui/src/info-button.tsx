// The small ⓘ that opens an explanation; 44 px to press, in the line of what it explains.

import { Info } from 'lucide-react'
import type { RefObject } from 'react'
import { joinClasses } from './join-classes.ts'

export type InfoButtonProps = {
  /** Such as "About free margin". */
  label: string
  open: boolean
  onClick: () => void
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined
  className?: string | undefined
}

export function InfoButton({ label, open, onClick, buttonRef, className }: InfoButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
      className={joinClasses(
        'target inline-grid place-items-center rounded-full align-middle text-text3',
        className ?? '-mx-3 -my-3',
      )}
    >
      <Info aria-hidden="true" className="size-4" />
    </button>
  )
}
