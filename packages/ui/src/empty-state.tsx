// Nothing here yet, or nothing that matches: one sentence and one thing to do.

import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type EmptyStateProps = {
  children: ReactNode
  icon?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ children, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={joinClasses('flex flex-col items-center gap-3 px-6 py-10 text-center', className)}
    >
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-surface-2 text-text3 [&_svg]:size-6"
      >
        {icon ?? <Inbox />}
      </span>
      <p className="max-w-[20rem] text-balance text-dense text-text2">{children}</p>
      {action}
    </div>
  )
}
