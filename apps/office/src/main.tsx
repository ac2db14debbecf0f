// Starts the back office.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminApp } from './app/admin-app.tsx'

// A browser that is too old has been told so, in place of it (browser-floor.js).
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  )
}
