// A file of this device whose text is read; it goes nowhere.

import { useId } from 'react'

export type FileChoiceProps = {
  label: string
  hint: string
  /** What the button says. */
  choose: string
  /** How many things are chosen already. */
  count: number
  onText: (text: string) => void
}

export function FileChoice({ label, hint, choose, count, onText }: FileChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <span className="font-semibold text-dense">
        {label}
        {count > 0 && <span className="text-text2"> · {count}</span>}
      </span>
      <label className="target inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md border-2 border-primary px-3.5 font-semibold text-dense text-primary focus-within:outline-2 focus-within:outline-primary focus-within:outline-offset-2">
        {choose}
        <input
          id={id}
          type="file"
          aria-label={label}
          accept="application/json,.json"
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file) onText(await file.text())
          }}
        />
      </label>
      <span id={`${id}-hint`} className="text-caption text-text2">
        {hint}
      </span>
    </div>
  )
}
