// A list and its rows: picture, two lines of text, something at the end.

import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type ListProps = ComponentProps<'ul'> & { label?: string | undefined }

/** A list whose rows are parted by hairlines. */
export function List({ label, className, ...rest }: ListProps) {
  return (
    <ul
      aria-label={label}
      {...rest}
      className={joinClasses('divide-y divide-divider', className)}
    />
  )
}

export type ListRowProps = {
  leading?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  trailing?: ReactNode
  /** Makes the whole row a link. */
  href?: string | undefined
  /** Makes the whole row a button. */
  onClick?: (() => void) | undefined
  /** Stands beside the link or button and is pressed on its own, such as a star. */
  sideAction?: ReactNode
  /** An arrow at the end; links have one unless told otherwise. */
  arrow?: 'shown' | 'hidden' | undefined
  tone?: 'normal' | 'danger' | 'muted' | undefined
  className?: string | undefined
}

export function ListRow(props: ListRowProps) {
  const { leading, title, subtitle, trailing, href, onClick, sideAction, tone = 'normal' } = props
  const arrow = props.arrow ?? (href === undefined ? 'hidden' : 'shown')
  const content = (
    <>
      {leading !== undefined && <span className="grid shrink-0 place-items-center">{leading}</span>}
      <span className="min-w-min flex-1 cramped:min-w-[5rem] cramped:wrap-anywhere">
        <span className={joinClasses('block text-body', TITLES[tone])}>{title}</span>
        {subtitle !== undefined && (
          <span className="block text-caption text-text3">{subtitle}</span>
        )}
      </span>
      {(trailing !== undefined || arrow === 'shown') && (
        <span className="ms-auto flex min-w-0 items-center justify-end gap-2 text-dense text-text2 cramped:flex-wrap">
          {trailing}
          {arrow === 'shown' && (
            <ChevronRight aria-hidden="true" className="-me-1 size-5 shrink-0 text-text3" />
          )}
        </span>
      )}
    </>
  )
  const row =
    'flex min-h-15 w-full min-w-0 flex-1 items-center gap-2.5 py-2 text-start cramped:flex-wrap'
  return (
    <li className={joinClasses('flex items-center', props.className)}>
      {sideAction}
      {href !== undefined ? (
        <a href={href} className={joinClasses(row, PRESSABLE)}>
          {content}
        </a>
      ) : onClick !== undefined ? (
        <button type="button" onClick={onClick} className={joinClasses(row, PRESSABLE)}>
          {content}
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  )
}

const PRESSABLE = 'rounded-sm transition-opacity duration-120 active:opacity-60'

const TITLES = {
  normal: 'text-text',
  danger: 'text-danger',
  muted: 'text-text3',
} as const
