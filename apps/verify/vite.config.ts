// Builds the page that checks trades: files that work at any address, also from a disk.

import { browserFloor } from '@fairtick/ui/browser-floor'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [react(), tailwind(), browserFloor],
  server: { port: 5175 },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
