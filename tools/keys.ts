// `npm run keys -- FOLDER`: makes the keys that are missing there, for FAIRTICK_KEYS.

import { CannotBegin, startCommand } from './command.ts'

await startCommand(
  {
    name: 'keys',
    does: `Makes the keys of a new installation in a folder, each that is missing, and never writes
over one: every machine of the installation gets the same by FAIRTICK_KEYS. It prints their
names and nothing of what is in them. An installation that runs already has keys: copy the
.key files of its data folder instead, or what they sealed is lost.`,
    operands: [{ name: 'FOLDER', count: 'one', meaning: 'where they are to lie; it is there' }],
    examples: ['/etc/fairtick/keys'],
  },
  async ({ operands: [given = ''] }) => {
    const { statSync } = await import('node:fs')
    const { resolve } = await import('node:path')
    const folder = resolve(given)
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      throw new CannotBegin(`${given} is no folder: make it by install -d -m 700 ${given}.`)
    }
    for (const name of await makeKeys(folder)) console.log(`made ${folder}/${name}.key`)
    console.log('all keys are there')
    return 0
  },
)

async function makeKeys(folder: string): Promise<readonly string[]> {
  const { makeMissingKeys, UnusableKey } = await import('@fairtick/server/platform/key-folder')
  const { UnsafeFolder } = await import('@fairtick/server/platform/data-folder')
  try {
    return makeMissingKeys(folder)
  } catch (fault) {
    const { code, message } = fault as Error & { readonly code?: unknown }
    if (fault instanceof UnusableKey || fault instanceof UnsafeFolder) {
      throw new CannotBegin(message, { cause: fault })
    }
    if (typeof code !== 'string') throw fault
    throw new CannotBegin(`${folder} cannot be written (${code}).`, { cause: fault })
  }
}
