// `npm run new:slice -- NAME`: a slice that works from the first minute, to be changed from there.

import { CannotBegin, startCommand } from '../command.ts'
import { ROOT_FOLDER } from '../root-folder.ts'
import { runNode } from '../run-command.ts'
import { parseSliceName, type SliceName } from './slice-name.ts'
import { writeSlice } from './write-slice.ts'

const FORMAT = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']
const LONGEST_FORMAT_MS = 60_000

await startCommand(
  {
    name: 'new:slice',
    does: 'Writes a feature that works from the first minute: call, table, slice and test, tied together.',
    operands: [{ name: 'NAME', count: 'one', meaning: 'words of small letters: price-alerts' }],
    examples: ['price-alerts'],
  },
  async ({ operands: [text = ''] }) => {
    const name = parseSliceName(text)
    if (name === undefined) {
      throw new CannotBegin(`NAME is words of small letters such as price-alerts, not ${text}.`)
    }
    return await addSlice(name)
  },
)

async function addSlice(name: SliceName): Promise<number> {
  try {
    const paths = writeSlice(ROOT_FOLDER, name)
    const code = paths.filter((path) => path.endsWith('.ts'))
    await runNode([...FORMAT, ...code], { show: 'kept', longestMs: LONGEST_FORMAT_MS })
    for (const path of paths) console.log(path)
    console.log(`\nGET /api/${name.flat} answers from the next start on. Then:`)
    console.log('- say in CARD.md what lives here; give the call the fields that its screen needs')
    console.log('- change the migration freely until it has left this machine, never after')
    console.log(`- npx vitest run apps/server/src/features/${name.kebab} && npm run check`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}
