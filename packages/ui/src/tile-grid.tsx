// Shortcuts as icons with two-line labels, four in a row; a last tile may unfold the rest of them.

import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'

export type Tile = { href: string; label: string; icon: ReactNode }

export type TileGridProps = {
  label: string
  tiles: readonly Tile[]
  /** Behind one more tile, that says so by `label`. */
  rest?: { label: string; tiles: readonly Tile[] } | undefined
}

export function TileGrid({ label, tiles, rest }: TileGridProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const shown = isUnfolded && rest !== undefined ? rest.tiles : []
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-4 gap-x-1 gap-y-2">
        {tiles.map((tile) => (
          <LinkTile key={tile.href} {...tile} />
        ))}
        {rest !== undefined && (
          <li className="min-w-0">
            <button
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
              className={TILE}
            >
              <Face label={rest.label} icon={isUnfolded ? <ChevronUp /> : <ChevronDown />} />
            </button>
          </li>
        )}
        {shown.map((tile) => (
          <LinkTile key={tile.href} {...tile} />
        ))}
      </ul>
    </nav>
  )
}

function LinkTile({ href, ...face }: Tile) {
  return (
    <li className="min-w-0">
      <a href={href} className={TILE}>
        <Face {...face} />
      </a>
    </li>
  )
}

function Face({ label, icon }: Omit<Tile, 'href'>) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-md bg-primary-tint text-primary [&_svg]:size-5.5"
      >
        {icon}
      </span>
      <span className="max-w-full">{label}</span>
    </>
  )
}

const TILE =
  'flex w-full flex-col items-center gap-1.5 rounded-md py-1.5 text-center text-caption text-text2 active:opacity-60'
