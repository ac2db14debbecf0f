// Command line of the boundaries check: prints each breach, ends with 1 when there is any.
import { ROOT_FOLDER } from '../root-folder.ts'
import { checkBoundaries } from './check-boundaries.ts'

const { filesRead, breaches, deadFiles } = await checkBoundaries(ROOT_FOLDER)
for (const breach of breaches) console.log(breach)
for (const file of deadFiles) {
  console.log(`${file}: no program leads to it: import it, delete it, or name it …-fixture.ts`)
}
const found = breaches.length + deadFiles.length
console.log(`${filesRead} files read, ${found} breaches`)
process.exitCode = found === 0 && filesRead > 0 ? 0 : 1
