// `npm run repair-rows`: writes account rows anew that do not follow from the records.

import type { Repair } from '@fairtick/server/engine/verify/repair-rows'
import { CannotBegin, startCommand } from './command.ts'
import { createPhaseProgress } from './phase-progress.ts'
import { DATA_SETTINGS } from './settings.ts'

/** What was changed stands in the audit log, so much of it in one entry. */
const CELLS_AN_ENTRY = 200

/** SQLSTATE of a right that is not there. */
const NO_RIGHT = '42501'

await startCommand(
  {
    name: 'repair-rows',
    does: `Writes rows of accounts anew that verify-tape names, where nothing else differs, and
notes it in the audit log. Stop the server first.`,
    environment: DATA_SETTINGS,
    examples: ['', 'FAIRTICK_DATA=./data-demo'],
  },
  async () => {
    const repair = await repairInstallation()
    console.log(`checked: ${repair.accounts} accounts against ${repair.tapeRecords} records`)
    if (repair.outcome === 'refused') {
      for (const finding of repair.findings) console.log(finding)
      console.log('nothing was written: only rows that are worked out of others can be')
      return 1
    }
    if (repair.tapeRecords === 0) {
      throw new CannotBegin('There is nothing to repair: not one record is on the tape.')
    }
    tell(repair)
    return 0
  },
)

async function repairInstallation(): Promise<Repair> {
  const { openInstallation } = await import('./open-installation.ts')
  const { repairRows } = await import('@fairtick/server/engine/verify/repair-rows')
  const { sqlState } = await import('@fairtick/server/platform/database')
  const audit = await import('@fairtick/server/features/audit/public')
  const { database, config, keys } = await openInstallation('owner')
  const { openRowSeal } = await import('@fairtick/server/platform/row-seal')
  const rowSeal = openRowSeal(keys)
  const progress = createPhaseProgress()
  const repairing = database.transaction(async (tx) => {
    const done = await repairRows(tx, database.kind, progress.tell)
    if (done.outcome === 'refused' || done.cells.length + done.checkpoints.length === 0) return done
    for (let place = 0; place === 0 || place < done.cells.length; place += CELLS_AN_ENTRY) {
      const cells = done.cells.slice(place, place + CELLS_AN_ENTRY)
      const detail = { cells, checkpoints: place === 0 ? done.checkpoints : [] }
      const what = { action: 'books.repair', subjectKind: 'books', subjectId: 'account' } as const
      await audit.appendByCommand(tx, rowSeal, { ...what, detail }, Date.now)
    }
    return done
  })
  try {
    const repair = await repairing
    if (repair.outcome === 'repaired' && repair.cells.length + repair.checkpoints.length > 0) {
      const { exportHeads } = await import('./export-heads.ts')
      await exportHeads(config.dataFolder, database)
    }
    return repair
  } catch (fault) {
    if (sqlState(fault) !== NO_RIGHT) throw fault
    throw new CannotBegin(
      'Wrong checkpoints are taken away by the owner of the tables alone: set MIGRATION_URL.',
      { cause: fault },
    )
  } finally {
    progress.end()
    await database.close()
  }
}

function tell({ cells, checkpoints, left }: Extract<Repair, { outcome: 'repaired' }>): void {
  for (const { accountId, column, from, to } of cells) {
    console.log(`account ${accountId}: ${column} was ${from ?? '-'}, is ${to ?? '-'}`)
  }
  for (const position of checkpoints) console.log(`checkpoint ${position}: taken away`)
  if (left > 0) console.log(`${left} more accounts differ: run it again`)
  const isNothing = cells.length + checkpoints.length === 0
  console.log(isNothing ? 'every row follows from the records' : 'every row above was written anew')
}
