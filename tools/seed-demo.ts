// `npm run seed:demo`: an installation worth looking at, lived through in minutes, and marked.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotBegin, startCommand } from './command.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { DATA_SETTINGS } from './settings.ts'

const FOLDER = join(ROOT_FOLDER, 'data-demo')

await startCommand(
  {
    name: 'seed:demo',
    does: `Makes an installation with a month behind it: invented customers who traded on simulated
prices, and an office with somebody in each role. Every screen says that it is made up.
Takes minutes.`,
    environment: {
      ...DATA_SETTINGS,
      FAIRTICK_DATA: `the folder that it is made in, which must be empty (data-demo)`,
    },
    examples: ['', 'FAIRTICK_DATA=./data-show'],
  },
  async () => {
    const folder = process.env.FAIRTICK_DATA ?? FOLDER
    const isFile = existsSync(folder) && !statSync(folder).isDirectory()
    if (isFile || (existsSync(folder) && readdirSync(folder).length > 0)) {
      throw new CannotBegin(
        `${folder} is no empty folder: remove it, or name another one by FAIRTICK_DATA.`,
      )
    }
    const { describeStartupError } = await import('@fairtick/server/platform/startup-errors')
    const { makeDemo } = await import('./seed-demo/make-demo.ts')
    try {
      // What an installation keeps running would hold the process.
      process.exit(await makeDemo(folder))
    } catch (fault) {
      const sentence = describeStartupError(fault)
      if (sentence === undefined) throw fault
      throw new CannotBegin(sentence, { cause: fault })
    }
  },
)
