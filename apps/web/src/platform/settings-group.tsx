// A titled group of settings on one card.

import { Card } from '@fairtick/ui/card'
import { type ReactNode, useId } from 'react'

export type SettingsGroupProps = { title: string; note?: string | undefined; children: ReactNode }

export function SettingsGroup({ title, note, children }: SettingsGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-1 pb-1.5 text-caption font-semibold text-text2">
        {title}
      </h2>
      <Card padding="none" className="px-4">
        {children}
      </Card>
      {note !== undefined && <p className="px-1 pt-1.5 text-caption text-text3">{note}</p>}
    </section>
  )
}
