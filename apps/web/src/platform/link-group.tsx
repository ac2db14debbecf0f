// A headed card of ways to other screens.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import type { LucideIcon } from 'lucide-react'
import { type TextKey, useText } from './i18n.ts'
import { IconTile } from './icon-tile.tsx'
import { hrefOf, type ScreenPath } from './paths.ts'

export type ScreenLink = {
  readonly path: ScreenPath
  readonly label: TextKey
  readonly Icon: LucideIcon
}

export function LinkGroup({ title, links }: { title: TextKey; links: readonly ScreenLink[] }) {
  const t = useText()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="px-1 pb-1.5 text-caption font-semibold text-text2">
        {t(title)}
      </h2>
      <Card padding="none" className="px-4">
        <List>
          {links.map(({ path, label, Icon }) => (
            <ListRow
              key={path}
              href={hrefOf(path)}
              leading={<IconTile Icon={Icon} />}
              title={t(label)}
            />
          ))}
        </List>
      </Card>
    </section>
  )
}
