// The pad of a secret of six digits: one real input under drawn boxes, with a way out beside it.

import { CodeField, type CodeFieldProps } from './code-field.tsx'

const DIGITS = 6

export type PasscodePadProps = Omit<CodeFieldProps, 'kind' | 'length' | 'labelEnd'> & {
  /** Where to go who does not know it any more. */
  forgot?: { readonly label: string; readonly href: string } | undefined
}

/** Shows dots. Password managers and pasting work; a wrong code shakes, or is outlined only. */
export function PasscodePad({ forgot, ...field }: PasscodePadProps) {
  return (
    <CodeField
      {...field}
      kind="secret"
      length={DIGITS}
      labelEnd={
        forgot && (
          <a
            href={forgot.href}
            className="target -my-3 -me-2 inline-flex items-center px-2 font-semibold text-primary"
          >
            {forgot.label}
          </a>
        )
      }
    />
  )
}
