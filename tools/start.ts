// `npm start`: builds both apps when their sources changed, then becomes the server.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWeb } from './build-web.ts'
import { ROOT_FOLDER } from './root-folder.ts'

if (await buildWeb()) {
  const main = join(ROOT_FOLDER, 'apps/server/src/main.ts')
  // In this very process, so that signals reach the server and nothing is left behind it.
  process.argv[1] = main
  await import(pathToFileURL(main).href)
} else {
  process.exitCode = 1
}
