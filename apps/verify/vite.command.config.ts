// Builds the command into one file, with the manifest by which `npx` runs it without a package.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const NAME = 'fairtick-verify'

const manifest: Plugin = {
  name: 'manifest',
  writeBundle: ({ dir = '' }) => {
    const root = join(import.meta.dirname, '../../package.json')
    const { version } = JSON.parse(readFileSync(root, 'utf8')) as { version: string }
    const content = { name: NAME, version, type: 'module', bin: { [NAME]: `${NAME}.js` } }
    writeFileSync(join(dir, 'package.json'), JSON.stringify(content, null, 2))
  },
}

export default defineConfig({
  plugins: [manifest],
  ssr: { noExternal: true },
  build: {
    ssr: 'command/fairtick-verify.ts',
    outDir: 'dist-command',
    target: 'node20',
    rolldownOptions: { output: { banner: '#!/usr/bin/env node' } },
  },
})
