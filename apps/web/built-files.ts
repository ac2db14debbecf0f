// Lists the files of a build, for the service worker: what another build left behind is dropped.

import type { Plugin } from 'vite'

/** For the build alone: paths of scripts and styles, whose names change with their content. */
export const builtFiles = {
  name: 'built-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
    this.emitFile({ type: 'asset', fileName: 'built-files.json', source: JSON.stringify(names) })
  },
} satisfies Plugin
