// `npm run format [-- PATH…]`: mends the format and whatever of the lint the machine can mend.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { CannotBegin, startCommand } from './command.ts'
import { runNode } from './run-command.ts'

const LONGEST_MS = 5 * 60_000

await startCommand(
  {
    name: 'format',
    does: 'Mends the format, and whatever of the lint the machine can mend.',
    operands: [{ name: 'PATH', count: 'any', meaning: 'files or folders (the whole repository)' }],
    examples: ['', 'tools apps/server/src/main.ts'],
  },
  async ({ operands }) => {
    const lost = operands.find((path) => !existsSync(path))
    if (lost !== undefined) throw new CannotBegin(`There is no file or folder ${lost}.`)
    const paths = operands.length === 0 ? ['.'] : operands.map((path) => resolve(path))
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths]
    return (await runNode(biome, { show: 'live', longestMs: LONGEST_MS })).exitCode
  },
)
