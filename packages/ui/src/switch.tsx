// An on/off setting that takes effect at once; the whole line is the target.

import { type ReactNode, useId } from 'react'

export type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-13 items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block text-body text-text">{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-caption text-text3">
            {hint}
          </span>
        )}
      </span>
      <span className="relative flex h-7.5 w-12.5 shrink-0 items-center">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-full border-[1.5px] border-control bg-surface-2 transition-colors duration-120 checked:border-primary checked:bg-primary disabled:opacity-60"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none relative ms-1 size-5.5 rounded-full bg-control transition duration-120 peer-checked:translate-x-5 peer-checked:bg-on-primary"
        />
      </span>
    </label>
  )
}
