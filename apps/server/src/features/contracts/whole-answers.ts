// Answers that were kept under their keys before orders had constants of their own lack them; what
// they are given again with is in the order's row. Keys are kept for days, also across an upgrade.

import type { Ask, CommandOutcome, ContractText } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { loadContract } from './store.ts'

/** Everything else of the answer is as it was given first. */
export function answerWhole(database: Queryable, ask: Ask): Ask {
  return (draft, key) =>
    // Without an await of its own: nearly every answer is whole.
    ask(draft, key).then((outcome) => (isWhole(outcome) ? outcome : complete(database, outcome)))
}

function isWhole(outcome: CommandOutcome): boolean {
  switch (outcome.kind) {
    case 'contract':
      return hasConstants(outcome.contract)
    case 'batch-closed':
      return outcome.closed.every(hasConstants)
    default:
      return true
  }
}

/** Typed as always there, and since then it is. */
function hasConstants({ constants }: Partial<ContractText>): boolean {
  return constants !== undefined
}

async function complete(database: Queryable, outcome: CommandOutcome): Promise<CommandOutcome> {
  const withConstants = async (contract: ContractText): Promise<ContractText> => {
    const row = await loadContract(database, contract.id, contract.accountId)
    return row === undefined ? contract : { ...contract, constants: row.constants }
  }
  switch (outcome.kind) {
    case 'contract':
      return { ...outcome, contract: await withConstants(outcome.contract) }
    case 'batch-closed':
      return { ...outcome, closed: await Promise.all(outcome.closed.map(withConstants)) }
    default:
      return outcome
  }
}
