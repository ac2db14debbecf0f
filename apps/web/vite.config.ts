// Builds the web app: relative base for any path, chunks that keep the login small.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserFloor } from '@fairtick/ui/browser-floor'
import { leanChart } from '@fairtick/ui/lean-chart'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, minifySync, type Plugin } from 'vite'
import { builtFiles } from './built-files.ts'
import { chunkGroups, PACKAGE_GROUPS } from './chunk-names.ts'
import { directFeatures } from './direct-features.ts'
import { directIcons } from './direct-icons.ts'
import { firstFiles } from './first-files.ts'

/** Of the release, in the one manifest of the whole. */
const APP_VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
).version

/** What every page has: nobody needs to be told to load it ahead. */
const EVERYWHERE = /^assets\/(entry|react|rolldown-runtime)-/

/** What runs before the app is not bundled, but counts for how soon a page is there. */
const smallScripts: Plugin = {
  name: 'small-scripts',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    for (const name of readdirSync(dir).filter((file) => file.endsWith('.js'))) {
      const path = join(dir, name)
      const options = { compress: { target: 'es2015' } } as const
      writeFileSync(path, minifySync(name, readFileSync(path, 'utf8'), options).code)
    }
  },
}

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, '.', 'FAIRTICK_').FAIRTICK_SERVER ?? 'http://127.0.0.1:8080'
  return {
    base: './',
    define: { __APP_VERSION__: JSON.stringify(APP_VERSION) },
    plugins: [
      react(),
      tailwind(),
      browserFloor,
      directFeatures,
      directIcons,
      firstFiles,
      leanChart,
      builtFiles,
      smallScripts,
    ],
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
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !EVERYWHERE.test(file)),
      },
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          // Every page names some two hundred files: a character less of each is seen.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: [...PACKAGE_GROUPS, ...chunkGroups()] },
        },
      },
    },
  }
})
