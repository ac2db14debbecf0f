// What stands in the way of sending, or came of it, and what can be done.

import { Banner } from '@fairtick/ui/banner'
import type { ReactNode } from 'react'

export type NoticeProps = {
  tone: 'warn' | 'danger'
  title?: string | undefined
  text: string
  /** Buttons; the last one takes the width that is left. */
  actions: ReactNode
}

export function Notice({ tone, title, text, actions }: NoticeProps) {
  return (
    <div className="flex w-full flex-col gap-2">
      <Banner tone={tone} look="card">
        {title !== undefined && <strong className="block">{title}</strong>}
        {text}
      </Banner>
      <div className="flex gap-2.5 empty:hidden [&>:last-child]:min-w-0 [&>:last-child]:flex-1">
        {actions}
      </div>
    </div>
  )
}
