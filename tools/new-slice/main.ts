// `npm run new:slice -- NAME`: a slice that works from the first minute, to be changed from there.
import { ROOT_FOLDER } from '../root-folder.ts'
import { runNode } from '../run-command.ts'
import { parseSliceName } from './slice-name.ts'
import { writeSlice } from './write-slice.ts'

const FORMAT = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']
const LONGEST_FORMAT_MS = 60_000

const name = parseSliceName(process.argv[2] ?? '')
if (name === undefined) {
  console.error('usage: npm run new:slice -- NAME   (words of small letters: price-alerts)')
  process.exitCode = 1
} else {
  try {
    const paths = writeSlice(ROOT_FOLDER, name)
    const code = paths.filter((path) => path.endsWith('.ts'))
    await runNode([...FORMAT, ...code], { show: 'kept', longestMs: LONGEST_FORMAT_MS })
    for (const path of paths) console.log(path)
    console.log(`\nGET /api/${name.flat} answers from the next start on. Then:`)
    console.log('- say in CARD.md what lives here; give the call the fields that its screen needs')
    console.log('- change the migration freely until it has left this machine, never after')
    console.log(`- npx vitest run apps/server/src/features/${name.kebab} && npm run check`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
