// The live system, loaded with the first screen of who is signed in and started together with it,
// so that what both read is asked for in one go. It is no lazy part, since React would hold it back
// for 300 ms.

import type { ComponentType } from 'react'

let loaded: ComponentType | undefined

export async function loadLiveSession(): Promise<void> {
  loaded ??= (await import('./live-session.tsx')).LiveSession
}

/** undefined until it has been loaded: no screen is shown before to who is signed in. */
export function loadedLiveSession(): typeof loaded {
  return loaded
}
