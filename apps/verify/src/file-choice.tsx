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
      <label htmlFor={id} className="font-semibold text-dense">
        {label}
        {count > 0 && <span className="text-text2"> · {count}</span>}
      </label>
      <input
        id={id}
        type="file"
        title={choose}
        accept="application/json,.json"
        aria-describedby={`${id}-hint`}
        className="target w-full min-w-0 rounded-md border border-divider p-2 text-dense"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file) onText(await file.text())
        }}
      />
      <span id={`${id}-hint`} className="text-caption text-text2">
        {hint}
      </span>
    </div>
  )
}
