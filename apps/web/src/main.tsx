// Starts the app: the texts of the chosen language first, then the router.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRouter } from './app/router.tsx'
import { useClientState } from './platform/client-state.ts'
import { refreshDictionary } from './platform/dictionary.ts'
import { chosenLanguage, type Scope, speak } from './platform/i18n.ts'
import { watchInstalling } from './platform/install-offer.ts'
import { registerServiceWorker, watchForNewVersion } from './platform/new-version.ts'
import { watchServerTime } from './platform/server-time.ts'
import { token } from './platform/session.ts'
import './main.css'

const REGISTER_AFTER_MS = 3_000

// A browser that is too old has been told so, in place of it (browser-floor.js).
const root = document.getElementById('root')
if (root !== null) await start(root)

async function start(place: HTMLElement): Promise<void> {
  watchServerTime()
  // On a first visit: of which account the reads are, and whether all of it is made up.
  if (useClientState.getState().dictData === null) void refreshDictionary()
  watchInstalling()
  await speak(chosenLanguage(), firstScope())
  createRoot(place).render(
    <StrictMode>
      <AppRouter />
    </StrictMode>,
  )
  if (!import.meta.env.PROD) return
  watchForNewVersion()
  // After the first screen: keeping the app must not compete with loading it.
  setTimeout(registerServiceWorker, REGISTER_AFTER_MS)
}

/** Together with the first screen's code, and not after it. */
function firstScope(): Scope {
  if (token.get() === undefined) return 'auth'
  return /^#\/pages\/trade(\/contract)?(\?|$)/.test(location.hash) ? 'trade' : 'all'
}
