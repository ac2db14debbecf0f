// The heading of a part of a page, with one small action at its end.

import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type SectionHeaderProps = {
  title: ReactNode
  /** A link ("More") or any control. */
  action?: { label: string; href: string } | ReactNode
  id?: string | undefined
  className?: string | undefined
}

export function SectionHeader({ title, action, id, className }: SectionHeaderProps) {
  return (
    <div className={joinClasses('flex min-h-11 items-center justify-between gap-3', className)}>
      <h2 id={id} className="min-w-0 text-body font-semibold text-text">
        {title}
      </h2>
      {isLink(action) ? (
        <a
          href={action.href}
          className="target -me-1.5 inline-flex items-center gap-0.5 rounded-sm text-dense text-primary"
        >
          {action.label}
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </a>
      ) : (
        action
      )}
    </div>
  )
}

function isLink(action: SectionHeaderProps['action']): action is { label: string; href: string } {
  return typeof action === 'object' && action !== null && 'href' in action
}
