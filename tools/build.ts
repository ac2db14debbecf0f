// `npm run build`: builds both apps when their sources changed, for servers that systemd starts.

import { buildWeb } from './build-web.ts'
import { startCommand } from './command.ts'

await startCommand(
  {
    name: 'build',
    does: `Builds both apps when their sources changed, and starts nothing: for machines on which
the server is started without npm and writes nothing to its own folder.`,
    examples: [''],
  },
  async () => ((await buildWeb()) ? 0 : 1),
)
