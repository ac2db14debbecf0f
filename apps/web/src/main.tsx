// Starts the app: the texts of the chosen language first, then the router.

import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './app/router.tsx'
import { chosenLanguage, speak } from './platform/i18n.ts'
import { token } from './platform/session.ts'
import './main.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')

await speak(chosenLanguage(), token.get() === undefined ? 'door' : 'all')

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
