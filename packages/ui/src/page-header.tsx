// The 48 px head of a page: back, title that takes the focus after a route change, actions.

import { ChevronLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export type PageHeaderProps = {
  title: ReactNode
  /** A small line under the title. */
  subtitle?: ReactNode
  back?: { label: string; onClick: () => void } | undefined
  /** Stands before the title, such as an avatar. */
  leading?: ReactNode
  /** Stands right behind the title, such as a chip. */
  titleEnd?: ReactNode
  actions?: ReactNode
  /** The `h1`, focusable by script. */
  titleRef?: Ref<HTMLHeadingElement>
  /** `hidden` keeps the title for screen readers only, where the page shows it otherwise. */
  titleLook?: 'shown' | 'hidden' | undefined
}

export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, back, leading, titleEnd, actions, titleRef, titleLook } = props
  return (
    <header className="sticky top-0 z-20 bg-bg pt-safe">
      <div className="flex min-h-12 items-center gap-2 px-gutter cramped:flex-wrap cramped:gap-y-0">
        {back !== undefined && (
          <IconButton
            label={back.label}
            icon={<ChevronLeft className="size-6.5" />}
            onClick={back.onClick}
            className="-ms-3"
          />
        )}
        {leading}
        <div className="flex min-w-0 flex-1 items-center gap-2 cramped:min-w-[4.5rem] cramped:flex-wrap cramped:gap-y-0">
          <div className={joinClasses('min-w-0', titleLook === 'hidden' && 'sr-only')}>
            <h1 ref={titleRef} tabIndex={-1} className="text-title font-semibold text-text">
              {title}
            </h1>
            {subtitle !== undefined && <p className="flex text-caption text-text3">{subtitle}</p>}
          </div>
          {titleEnd}
        </div>
        {actions !== undefined && <div className="-me-2.5 flex items-center">{actions}</div>}
      </div>
    </header>
  )
}
