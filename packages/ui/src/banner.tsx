// A notice across the page: what is wrong or new, and one way to act on it.

import { CircleAlert, Info, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type BannerProps = {
  tone: 'info' | 'success' | 'warn' | 'danger'
  children: ReactNode
  icon?: ReactNode
  action?: { label: string; onClick: () => void } | undefined
  /** `strip` runs from edge to edge under the header, `card` is rounded within the page. */
  look?: 'strip' | 'card' | undefined
  /** `status` is spoken when it appears; `none` for what stands there from the start. */
  live?: 'status' | 'none' | undefined
  className?: string | undefined
}

export function Banner(props: BannerProps) {
  const { tone, children, icon, action, look = 'strip', live = 'status', className } = props
  const { Icon, colours } = LOOKS[tone]
  return (
    <div
      role={live === 'status' ? 'status' : undefined}
      className={joinClasses(
        'flex min-h-11 animate-[ui-appear_200ms_linear] items-center gap-2.5 text-dense',
        look === 'strip' ? 'px-gutter py-1' : 'rounded-md px-3.5 py-2',
        colours,
        className,
      )}
    >
      <span aria-hidden="true" className="grid shrink-0 place-items-center [&_svg]:size-5">
        {icon ?? <Icon />}
      </span>
      <span className="min-w-0 flex-1 py-1">{children}</span>
      {action !== undefined && (
        <button
          type="button"
          onClick={action.onClick}
          className="target -me-2 shrink-0 rounded-sm px-2 font-semibold underline underline-offset-3"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

export type NoticeStripProps = {
  label: ReactNode
  note?: ReactNode
  /** `warn` for what is not real. */
  tone?: 'warn' | 'neutral' | undefined
}

/** The lasting strip under the header that says which account this is. */
export function NoticeStrip({ label, note, tone = 'warn' }: NoticeStripProps) {
  return (
    <p
      className={joinClasses(
        'flex min-h-7 flex-wrap items-center justify-between gap-x-3 px-gutter py-0.5 text-caption',
        tone === 'warn' ? 'bg-warn-tint text-warn' : 'bg-surface-2 text-text2',
      )}
    >
      <strong className="font-semibold">{label}</strong>
      {note !== undefined && <span>{note}</span>}
    </p>
  )
}

const LOOKS = {
  info: { Icon: Info, colours: 'bg-primary-tint text-primary' },
  success: { Icon: ShieldCheck, colours: 'bg-success-tint text-success' },
  warn: { Icon: TriangleAlert, colours: 'bg-warn-tint text-warn' },
  danger: { Icon: CircleAlert, colours: 'bg-danger-tint text-danger' },
} as const
