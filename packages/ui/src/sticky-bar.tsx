// The bar of a page's main action, fixed above the safe area in place of the tab bar.

import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type StickyBarProps = { children: ReactNode; className?: string | undefined }

export function StickyBar({ children, className }: StickyBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 mx-auto w-full max-w-[480px] border-t border-divider bg-surface pb-safe">
      <div className={joinClasses('flex min-h-14 items-center gap-2 px-gutter py-2', className)}>
        {children}
      </div>
    </div>
  )
}
