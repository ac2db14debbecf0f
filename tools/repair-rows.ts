// `npm run repair-rows`: writes account rows anew that do not follow from the records.

import { repairRows } from '@fairtick/server/engine/verify/repair-rows'
import { appendByCommand } from '@fairtick/server/features/audit/public'
import { openInstallation } from './open-installation.ts'

/** What was changed stands in the audit log, so much of it in one entry. */
const CELLS_AN_ENTRY = 200

const { database } = await openInstallation()
const repair = await database.transaction(async (tx) => {
  const done = await repairRows(tx, database.kind)
  if (done.outcome === 'refused' || done.cells.length + done.checkpoints.length === 0) return done
  for (let place = 0; place === 0 || place < done.cells.length; place += CELLS_AN_ENTRY) {
    const cells = done.cells.slice(place, place + CELLS_AN_ENTRY)
    const detail = { cells, checkpoints: place === 0 ? done.checkpoints : [] }
    const what = { action: 'books.repair', subjectKind: 'books', subjectId: 'account' } as const
    await appendByCommand(tx, { ...what, detail }, Date.now)
  }
  return done
})
await database.close()

if (repair.outcome === 'refused') {
  for (const finding of repair.findings) console.log(finding)
  console.log('nothing was written: only rows that are worked out of others can be')
} else {
  const { cells, checkpoints, left } = repair
  for (const { accountId, column, from, to } of cells) {
    console.log(`account ${accountId}: ${column} was ${from ?? '-'}, is ${to ?? '-'}`)
  }
  for (const position of checkpoints) console.log(`checkpoint ${position}: taken away`)
  if (left > 0) console.log(`${left} more accounts differ: run it again`)
  const isNothing = cells.length + checkpoints.length === 0
  console.log(isNothing ? 'every row follows from the records' : 'every row above was written anew')
}
process.exitCode = repair.outcome === 'refused' ? 1 : 0
