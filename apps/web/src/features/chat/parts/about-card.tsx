// The order or record that a message is about, as a link to it.

import type { ChatMessage } from '@fairtick/wire/socket/frames'
import { FileText } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { ABOUT_NAMES, hrefOfAbout } from '../about.ts'

export function AboutCard({ about }: { about: NonNullable<ChatMessage['about']> }) {
  const t = useText()
  return (
    <a
      href={hrefOfAbout(about)}
      className="mb-1 flex min-h-11 items-center gap-2 rounded-md border border-divider bg-surface px-3 text-dense text-text"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0 text-text3" />
      <span className="min-w-0">
        {t(ABOUT_NAMES[about.kind])} <span translate="no">{about.label}</span>
      </span>
    </a>
  )
}
