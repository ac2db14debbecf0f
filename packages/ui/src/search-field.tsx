// A search line with a clear button; its name is spoken, not shown.

import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onChange, className, ...input } = props
  return (
    <search
      className={joinClasses(
        'flex min-h-11 items-center rounded-md bg-surface-2 ps-3.5',
        'focus-within:shadow-[inset_0_0_0_2px_var(--primary)]',
        className,
      )}
    >
      <Search aria-hidden="true" className="size-5 shrink-0 text-text3" />
      <input
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={label}
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={joinClasses(
          'min-h-11 w-full min-w-0 flex-1 appearance-none bg-transparent px-3 text-body outline-none',
          '[&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value !== '' && (
        <IconButton
          label={clearLabel}
          icon={<X className="size-5" />}
          onClick={() => onChange('')}
          className="text-text3"
        />
      )}
    </search>
  )
}
