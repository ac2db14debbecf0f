// Starts the app: the texts of the chosen language first, then the router.

import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './app/router.tsx'
import { chosenLanguage, type Scope, speak } from './platform/i18n.ts'
import { registerServiceWorker, watchForNewVersion } from './platform/new-version.ts'
import { token } from './platform/session.ts'
import './main.css'

const REGISTER_AFTER_MS = 3_000

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')

await speak(chosenLanguage(), firstScope())

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

if (import.meta.env.PROD) {
  watchForNewVersion()
  // After the first screen: keeping the app must not compete with loading it.
  setTimeout(registerServiceWorker, REGISTER_AFTER_MS)
}

/** Together with the first screen's code, and not after it. */
function firstScope(): Scope {
  if (token.get() === undefined) return 'door'
  return /^#\/pages\/trade(\/contract)?(\?|$)/.test(location.hash) ? 'trade' : 'all'
}
