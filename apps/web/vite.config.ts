// Builds the web app: relative base for any path, chunks that keep the login small.

import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { builtFiles } from './built-files.ts'
import { chunkGroups, PACKAGE_GROUPS } from './chunk-names.ts'
import { directIcons } from './direct-icons.ts'

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, '.', 'FAIRTICK_').FAIRTICK_SERVER ?? 'http://127.0.0.1:8080'
  return {
    base: './',
    plugins: [react(), tailwind(), directIcons, builtFiles],
    server: {
      port: 5173,
      proxy: {
        '/api': server,
        '/market/kline': server,
        '/ws': { target: server, ws: true },
      },
    },
    build: {
      target: 'es2023',
      // No asset may become a data: address: the content policy forbids them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [...PACKAGE_GROUPS, ...chunkGroups()] },
        },
      },
    },
  }
})
