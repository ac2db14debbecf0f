// Shortcuts as icons with two-line labels, four in a row.

import type { ReactNode } from 'react'

export type TileGridProps = {
  label: string
  tiles: ReadonlyArray<{ href: string; label: string; icon: ReactNode }>
}

export function TileGrid({ label, tiles }: TileGridProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-4 gap-x-1 gap-y-2">
        {tiles.map((tile) => (
          <li key={tile.href} className="min-w-0">
            <a
              href={tile.href}
              className="flex flex-col items-center gap-1.5 rounded-md py-1.5 text-center text-caption text-text2 active:opacity-60"
            >
              <span
                aria-hidden="true"
                className="grid size-11 place-items-center rounded-md bg-primary-tint text-primary [&_svg]:size-5.5"
              >
                {tile.icon}
              </span>
              <span className="max-w-full">{tile.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
