// Lets each module import its icons by their own files: a chunk holds only those that it shows.

const ICON_PACKAGE = 'lucide-react'

/** For the build alone. Through the index of the package every icon belongs to whoever has one. */
export const directIcons = {
  name: 'direct-icons',
  apply: 'build' as const,
  transform: (code: string) => (code.includes(ICON_PACKAGE) ? withDirectIcons(code) : null),
}

/** `{ ArrowUp as Up } from 'lucide-react'` as `Up from 'lucide-react/icons/arrow-up'`. */
export function withDirectIcons(code: string): string {
  return code.replaceAll(INDEX_IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map(directImport)
      .join('\n'),
  )
}

const INDEX_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

function directImport(name: string): string {
  const [icon = '', own = icon] = name.split(/\s+as\s+/)
  return `import ${own} from '${ICON_PACKAGE}/icons/${fileOf(icon)}'`
}

/** `Settings2` is in `settings-2`, `ChartNoAxesColumn` in `chart-no-axes-column`. */
function fileOf(icon: string): string {
  return icon.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase()
}
