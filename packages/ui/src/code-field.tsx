// A code of a few digits: one real input under drawn boxes, so paste and autofill just work.

import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import { joinClasses } from './join-classes.ts'
import { plainDigits } from './plain-digits.ts'
import { useComposedText } from './use-composed-text.ts'

export type CodeFieldProps = FieldFrame &
  Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'disabled' | 'ref'> & {
    /** Number of digits. */
    length: number
    value: string
    onChange: (value: string) => void
    /** Called once the last digit is in. */
    onComplete?: ((value: string) => void) | undefined
    /** `secret` shows dots and keeps browsers from filling in a login password. */
    kind?: 'one-time' | 'secret' | undefined
  }

export function CodeField(props: CodeFieldProps) {
  const { label, labelEnd, hint, error, className, length, value, onChange, onComplete } = props
  const { kind = 'one-time', name, onBlur, disabled, ref } = props
  const input = useComposedText(value, (typed) => {
    const code = plainDigits(typed).replace(/\D/g, '').slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  })
  return (
    <Field label={label} labelEnd={labelEnd} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="group relative">
          <input
            {...control}
            {...input}
            ref={ref}
            name={name}
            onBlur={onBlur}
            disabled={disabled}
            type={kind === 'secret' ? 'password' : 'text'}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={kind === 'secret' ? 'off' : 'one-time-code'}
            className="absolute inset-0 z-10 w-full cursor-text bg-transparent text-body text-transparent caret-transparent outline-none selection:bg-transparent"
          />
          <div
            aria-hidden="true"
            className={joinClasses(
              'flex gap-2 group-has-[[aria-invalid]]:animate-[ui-shake_240ms_ease-in-out]',
              'motion-reduce:group-has-[[aria-invalid]]:animate-none',
            )}
          >
            {Array.from({ length }, (_, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move.
                key={at}
                data-next={at === Math.min(input.value.length, length - 1) || undefined}
                className={BOX}
              >
                {at < input.value.length && (kind === 'secret' ? '•' : input.value[at])}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}

const BOX = joinClasses(
  'tabular font-number grid h-13 min-w-0 max-w-14 flex-1 place-items-center rounded-md border border-control bg-surface',
  'text-screen font-semibold text-text transition-colors duration-120',
  'group-focus-within:data-next:border-primary group-focus-within:data-next:shadow-[inset_0_0_0_1px_var(--primary)]',
  'group-has-[[aria-invalid]]:border-danger',
)
