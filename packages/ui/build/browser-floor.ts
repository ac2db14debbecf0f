// Puts the scripts that tell a too old browser into the build of each app, beside its page.

import { copyFileSync, createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The first stands in the page; it loads the other where the browser is too old. */
const SCRIPTS = ['browser-floor.js', 'old-browser.js'] as const

export const browserFloor: Plugin = {
  name: 'browser-floor',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const name = SCRIPTS.find((script) => request.url === `/${script}`)
      if (name === undefined) return next()
      response.setHeader('Content-Type', 'text/javascript')
      createReadStream(join(import.meta.dirname, name)).pipe(response)
    })
  },
  // First in the head: what the page asks of a browser comes after it.
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: `./${SCRIPTS[0]}` }, injectTo: 'head-prepend' },
  ],
  writeBundle: ({ dir = '' }) => {
    for (const name of SCRIPTS) copyFileSync(join(import.meta.dirname, name), join(dir, name))
  },
}
