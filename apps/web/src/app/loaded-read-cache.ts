// What screens of who is signed in share, loaded with the first of them: the cache of what was read
// over HTTP, and the live system. The login does without. They are no lazy parts, since React would
// keep an empty page, or hold back what comes late, for 300 ms.

let loaded: typeof import('./read-cache.tsx') | undefined

export async function loadReadCache(): Promise<void> {
  loaded ??= await import('./read-cache.tsx')
}

/** undefined until it has been loaded: no screen that needs it is shown before. */
export function loadedReadCache(): typeof loaded {
  return loaded
}
