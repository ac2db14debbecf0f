// Starts the app: the texts of the chosen language first, then the router.

import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './app/router.tsx'
import { chosenLanguage, speak } from './platform/i18n.ts'
import { queryClient } from './platform/query-client.ts'
import './main.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')

await speak(chosenLanguage())

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
