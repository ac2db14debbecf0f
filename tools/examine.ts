// `npm run examine [-- ID…]`: rows that the server did not write, until they were looked into.

import { CannotBegin, startCommand } from './command.ts'
import { DATA_SETTINGS } from './settings.ts'

const ID_LENGTH = 12

await startCommand(
  {
    name: 'examine',
    does: `Lists rows that move money or give power and that the server did not write, as
verify-tape and verify-audit do, each behind an ID. Those that are named by it count as
looked into: the audit log says so, they are told no more, and the server pays out again.
No server may run on the embedded database.`,
    operands: [{ name: 'ID', count: 'any', meaning: 'of a finding that was looked into' }],
    environment: DATA_SETTINGS,
    examples: ['', '0f3a52c1d9e4'],
  },
  async ({ operands }) => {
    const odd = operands.find((id) => !/^[0-9a-f]{12}$/.test(id))
    if (odd !== undefined) throw new CannotBegin(`"${odd}" is not the ID of a finding.`)
    const { openInstallation } = await import('./open-installation.ts')
    const authority = await import('@fairtick/server/features/authority/public')
    const audit = await import('@fairtick/server/features/audit/public')
    const { openRowSeal } = await import('@fairtick/server/platform/row-seal')
    const { hashOf } = await import('@fairtick/server/platform/random-id')
    const { database, config, keys } = await openInstallation()
    const rowSeal = openRowSeal(keys)
    const idOf = (finding: string) => hashOf('finding', finding).slice(0, ID_LENGTH)
    const findings = await authority.findUnauthorised(database, rowSeal)
    const examined = findings.filter((finding) => operands.includes(idOf(finding)))
    await database.transaction(async (tx) => {
      for (const finding of examined) {
        await authority.noteExamined(tx, rowSeal, finding)
        const about = { subjectKind: 'books', subjectId: idOf(finding) } as const
        const facts = { action: 'books.examine', ...about, detail: { finding } }
        await audit.appendByCommand(tx, rowSeal, facts, Date.now)
      }
    })
    if (examined.length > 0) {
      const { exportHeads } = await import('./export-heads.ts')
      await exportHeads(config.dataFolder, database)
    }
    await database.close()

    for (const finding of findings) {
      console.log(`${idOf(finding)} ${finding}${examined.includes(finding) ? ' (examined)' : ''}`)
    }
    const left = findings.length - examined.length
    console.log(left === 0 ? 'nothing is left to examine' : `${left} findings are left to examine`)
    return left === 0 ? 0 : 1
  },
)
