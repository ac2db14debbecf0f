// The cache of what was read over HTTP, loaded with the first screen that needs it: the login does
// without. It is no lazy part, since React would keep an empty page for 300 ms in its place.

import type { ComponentType, ReactNode } from 'react'

let loaded: ComponentType<{ children: ReactNode }> | undefined

export async function loadReadCache(): Promise<void> {
  loaded ??= (await import('./read-cache.tsx')).ReadCache
}

/** undefined until it has been loaded: no screen that needs it is shown before. */
export function loadedReadCache(): typeof loaded {
  return loaded
}
