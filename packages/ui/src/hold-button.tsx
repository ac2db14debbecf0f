// A button that acts when it has been held down for a moment, so that no slip of a finger does it.

import { type ReactNode, useEffect, useState } from 'react'
import { Button, type ButtonTone } from './button.tsx'
import { createPressTimer } from './press-timer.ts'

/** Long enough to be meant. */
const HOLD_MS = 800

export type HoldButtonProps = {
  children: ReactNode
  onHeld: () => void
  tone?: ButtonTone | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * For pointers only: put a plain button beside it, since keyboards and screen readers cannot hold.
 * Letting go or leaving the button early does nothing.
 */
export function HoldButton({ children, onHeld, tone = 'danger', busy, disabled }: HoldButtonProps) {
  const [isHeld, setIsHeld] = useState(false)
  const [press] = useState(() => createPressTimer(HOLD_MS))
  useEffect(() => press.end, [press])

  const begin = () => {
    if (busy || disabled) return
    setIsHeld(true)
    press.begin(() => {
      setIsHeld(false)
      onHeld()
    })
  }
  const end = () => {
    press.end()
    setIsHeld(false)
  }
  return (
    <Button
      block
      size="large"
      tone={tone}
      busy={busy}
      disabled={disabled}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      className="touch-none overflow-hidden"
    >
      <span
        aria-hidden="true"
        style={{ transitionDuration: isHeld ? `${HOLD_MS}ms` : '120ms' }}
        className={`absolute inset-0 origin-left bg-current opacity-25 transition-transform ease-linear ${isHeld ? 'scale-x-100' : 'scale-x-0'}`}
      />
      <span className="relative">{children}</span>
    </Button>
  )
}
