// Builds the back office: few files, none of them inline, since the content policy forbids that.

import { browserFloor } from '@fairtick/ui/browser-floor'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** Large and seldom changed: a browser keeps it over many versions of ours. */
const PACKAGES = /node_modules\/(react|react-dom|scheduler|@mui|@emotion|@tanstack|ra-|react-)/

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, '.', 'FAIRTICK_').FAIRTICK_OFFICE ?? 'http://127.0.0.1:8081'
  return {
    base: './',
    plugins: [react(), browserFloor],
    server: { port: 5174, proxy: { '/admin-api': server } },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Staff load it once a day, from a desk: one large file of packages is no trouble.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'packages', test: PACKAGES }] } },
      },
    },
  }
})
