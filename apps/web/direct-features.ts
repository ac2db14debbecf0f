// Lets each module import what it uses of another feature by its own file, past `public.ts`: a
// chunk holds only what its screens show.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** For the build alone. Through its `public.ts` all of a feature belongs to whoever has a part. */
export const directFeatures = {
  name: 'direct-features',
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    code.includes('/public.ts') ? withDirectFeatures(code, id, readPublic) : null,
}

/** Gives the text of a `public.ts` by its path. */
type ReadPublic = (path: string) => string

/** `{ A } from '../team/public.ts'` as `{ A } from '../team/parts/a.tsx'`. */
export function withDirectFeatures(code: string, id: string, read: ReadPublic): string {
  return code.replaceAll(PUBLIC_IMPORT, (_, names: string, path: string) => {
    const files = filesOf(read(join(dirname(id), path)))
    return listed(names)
      .map((name) => {
        const file = files.get(sourceOf(name))
        if (file === undefined) throw new Error(`${path} has no ${name}, which ${id} imports`)
        return `import { ${name} } from '${dirname(path)}/${file}'`
      })
      .join('\n')
  })
}

const PUBLIC_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](\.[^"']*\/public\.ts)["'];?/g
const PUBLIC_EXPORT = /export \{([^}]*)\} from '\.\/([^']+)'/g

/** In which file each name of a `public.ts` is, without `./`. */
function filesOf(publicText: string): ReadonlyMap<string, string> {
  return new Map(
    [...publicText.matchAll(PUBLIC_EXPORT)].flatMap(([, names = '', file = '']) =>
      listed(names).map((name) => [name, file] as const),
    ),
  )
}

function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Of `A as B`: the name over there. */
function sourceOf(name: string): string {
  return name.split(/\s+as\s+/)[0] ?? name
}

function readPublic(path: string): string {
  return readFileSync(path, 'utf8')
}
