// `npm run verify-tape [-- --from-checkpoint]`: rebuilds the books from the records and compares.

import { CannotBegin, startCommand } from './command.ts'
import { createPhaseProgress } from './phase-progress.ts'
import { DATA_SETTINGS } from './settings.ts'

const NOT_FROM_CHECKPOINT = 'simulated days: checked only from the first record on'

await startCommand(
  {
    name: 'verify-tape',
    does: `Rebuilds all books from the recorded tape and commands, and compares every row with
them. Works out anew each day of a simulated market that was told, and compares its ticks.
A server that uses PostgreSQL may run meanwhile.`,
    options: {
      'from-checkpoint': { meaning: 'begin at the newest checkpoint, not at the first record' },
    },
    environment: DATA_SETTINGS,
    examples: ['', 'FAIRTICK_DATA=./data-demo --from-checkpoint'],
  },
  async ({ options }) => {
    const { openInstallation } = await import('./open-installation.ts')
    const { verifyTape } = await import('@fairtick/server/engine/verify/verify-tape')
    const { findUnauthorised } = await import('@fairtick/server/features/authority/public')
    const { openRowSeal } = await import('@fairtick/server/platform/row-seal')
    const { checkSimulatedDays } = await import('@fairtick/server/feed/verify-simulated-days')
    const { isDemo } = await import('@fairtick/server/features/content/public')
    const { describeSimulatedDays, findUncommitted } = await import(
      './verify-tape/describe-simulated-days.ts'
    )
    const { database, keys } = await openInstallation()
    const progress = createPhaseProgress()
    const from = options['from-checkpoint'] === true ? 'latest-checkpoint' : 'genesis'
    const simulated = checkSimulatedDays()
    // The commitment to a day may stand before a checkpoint.
    const note = from === 'genesis' ? simulated.note : undefined
    const { findings, ...figures } = await verifyTape(database, from, progress.tell, note)
    const verdict = simulated.result()
    const isMadeUp = await isDemo(database)
    const unauthorised = await findUnauthorised(database, openRowSeal(keys))
    progress.end()
    await database.close()

    const start = figures.fromPosition === 0 ? '' : `, behind record ${figures.fromPosition}`
    console.log(`tape: ${figures.tapeRecords} records in ${figures.tapeBlocks} blocks${start}`)
    console.log(`tape head: ${figures.tapeHead}`)
    console.log(`command log: ${figures.commands} commands, head ${figures.commandHead}`)
    console.log(`tables: ${figures.rows} rows compared`)
    const said = from === 'genesis' ? describeSimulatedDays(verdict) : [NOT_FROM_CHECKPOINT]
    const uncommitted = findUncommitted(verdict)
    for (const line of [...said, ...(isMadeUp ? uncommitted : [])]) console.log(line)
    const foreign = [...verdict.findings, ...(isMadeUp ? [] : uncommitted)]
    for (const finding of [...unauthorised, ...foreign, ...findings]) console.log(finding)
    if (findings.length > 0) {
      console.log(`${findings.length} findings: the books do not follow from the records`)
      return 1
    }
    if (foreign.length > 0) {
      console.log(`${foreign.length} findings: prices are not those that were committed to`)
      return 1
    }
    if (unauthorised.length > 0) {
      console.log(`${unauthorised.length} findings: somebody wrote rows that the server did not`)
      return 1
    }
    if (figures.fromPosition + figures.tapeRecords === 0) {
      throw new CannotBegin('There is nothing to verify: not one record is on the tape.')
    }
    console.log('everything follows from the records')
    return 0
  },
)
