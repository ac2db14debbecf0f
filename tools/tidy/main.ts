// Command line of tidy: prints each breach as path:line: sentence, ends with 1 when there is any.
import { ROOT_FOLDER } from '../root-folder.ts'
import { tidy } from './tidy.ts'

const { filesRead, breaches } = tidy(ROOT_FOLDER)
for (const breach of breaches) console.log(`${breach.path}:${breach.line}: ${breach.message}`)
console.log(`${filesRead} files read, ${breaches.length} breaches`)
process.exitCode = breaches.length === 0 && filesRead > 0 ? 0 : 1
