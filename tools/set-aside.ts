// `npm run set-aside [-- ID…]`: rows of the inbox that no slice made, until they were looked into.

import type { SetAsideRow } from '@fairtick/server/engine/commands/set-aside'
import { CannotBegin, startCommand } from './command.ts'
import { DATA_SETTINGS } from './settings.ts'

await startCommand(
  {
    name: 'set-aside',
    does: `Lists rows of engine_inbox that the server set aside since it had not made them: somebody
else wrote them. Named by their numbers they count as looked into, which the audit log
says, and the server pays out again. No server may run on the embedded database.`,
    operands: [{ name: 'ID', count: 'any', meaning: 'the number of a row that was looked into' }],
    environment: DATA_SETTINGS,
    examples: ['', '7 8'],
  },
  async ({ operands }) => {
    const { openInstallation } = await import('./open-installation.ts')
    const inbox = await import('@fairtick/server/engine/commands/set-aside')
    const audit = await import('@fairtick/server/features/audit/public')
    const { openRowSeal } = await import('@fairtick/server/platform/row-seal')
    const odd = operands.find((id) => !/^[1-9]\d{0,17}$/.test(id))
    if (odd !== undefined) throw new CannotBegin(`"${odd}" is not the number of a row.`)
    const { database, config } = await openInstallation()
    const rowSeal = openRowSeal(config.dataFolder)
    const before = await inbox.listSetAside(database, rowSeal)
    const examined = before.filter(({ id }) => operands.includes(id))
    await database.transaction(async (tx) => {
      for (const { id, cause, command } of examined) {
        await inbox.noteExamined(tx, rowSeal, id)
        const what = { action: 'inbox.examine', subjectKind: 'books', subjectId: id } as const
        await audit.appendByCommand(tx, { ...what, detail: { cause, command } }, Date.now)
      }
    })
    if (examined.length > 0) {
      const file = audit.headsFile(config.dataFolder)
      await audit.createHeadExport({ database, file, log: console, nowMs: Date.now })()
    }
    await database.close()

    for (const row of before) {
      console.log(`${sayRow(row)}${examined.includes(row) ? ' (looked into)' : ''}`)
    }
    const left = before.length - examined.length
    console.log(left === 0 ? 'nothing is set aside' : `${left} rows wait to be looked into`)
    return left === 0 ? 0 : 1
  },
)

function sayRow({ id, cause, timeMs, command, fault }: SetAsideRow): string {
  const why = fault ?? 'nothing is wrong with it'
  return `${id} ${cause} ${new Date(timeMs).toISOString()} ${why}: ${command}`
}
