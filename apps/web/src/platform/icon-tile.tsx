// A small tinted square with an icon, at the head of rows that lead somewhere.

import { joinClasses } from '@fairtick/ui/join-classes'
import type { LucideIcon } from 'lucide-react'

export type IconTileProps = { Icon: LucideIcon; tone?: 'primary' | 'neutral' | undefined }

export function IconTile({ Icon, tone = 'primary' }: IconTileProps) {
  return (
    <span
      className={joinClasses(
        'grid size-9 shrink-0 place-items-center rounded-md',
        tone === 'primary' ? 'bg-primary-tint text-primary' : 'bg-surface-2 text-text2',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
