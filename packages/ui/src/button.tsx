// A button in its tones; while busy it shows a spinner, keeps its width and takes no further press.

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonTone =
  | 'primary'
  | 'outline'
  | 'soft'
  | 'quiet'
  | 'danger'
  | 'up'
  | 'down'
  | 'up-outline'
  | 'down-outline'

type ButtonLook = {
  tone?: ButtonTone | undefined
  /** large 52 px, medium 44 px. */
  size?: 'large' | 'medium' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    busy?: boolean | undefined
    icon?: ReactNode
    /** A second, smaller line under the label, such as a price. */
    detail?: ReactNode
  }

export function Button({
  tone = 'primary',
  size = 'medium',
  block,
  busy = false,
  icon,
  detail,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const pressOnce = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const spinsInPlaceOfIcon = busy && icon !== undefined
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={pressOnce}
      className={joinClasses(buttonClasses({ tone, size, block }), className)}
    >
      {busy && !spinsInPlaceOfIcon && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span
        className={joinClasses(
          'flex min-w-0 flex-col items-center justify-center',
          busy && !spinsInPlaceOfIcon && 'opacity-0',
        )}
      >
        <span className="flex min-w-0 items-center justify-center gap-2">
          {icon !== undefined && (
            <span aria-hidden="true" className="grid shrink-0 place-items-center [&_svg]:size-5">
              {busy ? <Spinner /> : icon}
            </span>
          )}
          {children}
        </span>
        {detail !== undefined && <span className="tabular text-caption font-normal">{detail}</span>}
      </span>
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { icon?: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={joinClasses(buttonClasses({ tone, size, block }), className)}>
      {icon !== undefined && (
        <span aria-hidden="true" className="mr-2 grid shrink-0 place-items-center [&_svg]:size-5">
          {icon}
        </span>
      )}
      {children}
    </a>
  )
}

const TONES: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:brightness-95',
  outline: 'border-primary text-primary hover:bg-primary-tint',
  soft: 'border-transparent bg-surface-2 text-text hover:brightness-97',
  quiet: 'border-transparent text-primary hover:bg-primary-tint',
  danger: 'border-transparent bg-danger text-on-danger hover:brightness-95',
  up: 'border-transparent bg-up text-on-direction hover:brightness-95',
  down: 'border-transparent bg-down text-on-direction hover:brightness-95',
  'up-outline': 'border-up text-up hover:bg-up-tint',
  'down-outline': 'border-down text-down hover:bg-down-tint',
}

function buttonClasses({ tone = 'primary', size, block }: ButtonLook): string {
  return joinClasses(
    'target relative inline-flex shrink-0 select-none items-center justify-center rounded-md border-2 px-3.5',
    'py-1.5 text-center font-semibold transition duration-120 active:scale-[0.985]',
    'disabled:border-transparent disabled:bg-surface-2 disabled:text-text3 disabled:hover:brightness-100',
    'disabled:active:scale-100',
    size === 'large' ? 'min-h-13 text-body' : 'text-dense',
    block && 'w-full min-w-0 shrink',
    TONES[tone],
  )
}
