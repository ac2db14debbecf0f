// `npm run market -- live|replay|simulated`: changes the kind of market source for good (TR-2.11).

import type { SourceKind } from '@fairtick/core/market/source-kind'
import { CannotBegin, startCommand } from './command.ts'
import { createProgress } from './progress.ts'
import { DATA_SETTINGS } from './settings.ts'

const KINDS = ['live', 'replay', 'simulated'] as const satisfies SourceKind[]

await startCommand(
  {
    name: 'market',
    does: `Changes the kind of market of an installation for good: open options are void, their
stakes refunded, positions are closed at their last price. Stop the server first.`,
    operands: [{ name: KINDS.join('|'), count: 'one', meaning: 'the kind of market from now on' }],
    environment: DATA_SETTINGS,
    examples: ['live'],
  },
  async ({ operands: [text] }) => {
    const wanted = KINDS.find((kind) => kind === text)
    if (wanted === undefined) throw new CannotBegin(`The kind is ${KINDS.join(', ')}, not ${text}.`)
    return await changeMarket(wanted)
  },
)

async function changeMarket(wanted: SourceKind): Promise<number> {
  const { openInstallation } = await import('./open-installation.ts')
  const { readSource } = await import('@fairtick/server/engine/rows/installation-row')
  const { refuseForMode } = await import('@fairtick/server/feed/choose-source')
  const { loadChosenMode } = await import('@fairtick/server/features/changes/public')
  const { openRowSeal } = await import('@fairtick/server/platform/row-seal')
  const { config: settings, database, keys } = await openInstallation()
  try {
    const rowSeal = openRowSeal(keys)
    const config = { ...settings, mode: await loadChosenMode({ database, rowSeal }) }
    const refusal = refuseForMode(config.mode, wanted)
    if (refusal !== undefined) throw new CannotBegin(refusal)
    const before = await readSource(database)
    if (before === undefined) throw new CannotBegin('There is no market yet: npm start begins one.')
    if (before === wanted) {
      console.log(`the market here is ${before} already`)
      return 0
    }
    const { switchSource } = await import('./market/switch-source.ts')
    const progress = createProgress({ what: 'steps', total: 2 })
    const { voided } = await switchSource(config, database, wanted, progress.done)
    progress.end()
    console.log(`the market was ${before} and is ${wanted} from now on`)
    console.log(`${voided} open options are void, their stakes refunded`)
    return 0
  } finally {
    await database.close()
  }
}
