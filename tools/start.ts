// `npm start`: builds both apps when their sources changed, then becomes the server.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWeb } from './build-web.ts'
import { startCommand } from './command.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { COMPILE_CACHE } from './run-command.ts'
import { SETTINGS } from './settings.ts'

// From the second start on, a second less.
enableCompileCache(COMPILE_CACHE)

await startCommand(
  {
    name: 'start',
    does: `Builds both apps when their sources changed, and serves them. The last line that it
prints holds the addresses and the first invitation code; Ctrl-C stops it. README.md
says more of each setting.`,
    environment: SETTINGS,
    examples: ['', 'FAIRTICK_DATA=./data-demo PORT=9080'],
  },
  async () => {
    if (!(await buildWeb())) return 1
    const main = join(ROOT_FOLDER, 'apps/server/src/main.ts')
    // In this very process, so that signals reach the server and nothing is left behind it.
    process.argv[1] = main
    await import(pathToFileURL(main).href)
    return undefined
  },
)
