// The contracts in the books against what their customers were told: none lost, none doubled.

import type { CloseText, ContractText } from '@fairtick/server/engine/engine-port'
import { type ContractRow, readContractTexts } from '@fairtick/server/engine/rows/contract-rows'
import { toldContracts } from './customers.ts'
import type { World } from './world.ts'

/** Every order, close, cancelling and level that was acknowledged stands in the books so. */
export async function findLostContracts({ database, customers }: World): Promise<string[]> {
  const kept = await readContracts(database)
  const findings: string[] = []
  for (const { what, key, outcome } of customers.asked) {
    if (outcome?.kind !== 'contract' && outcome?.kind !== 'batch-closed') continue
    for (const told of outcome.kind === 'contract' ? [outcome.contract] : outcome.closed) {
      const found = kept.get(told.id)
      if (told.accountId !== key.scope) findings.push(`${told.id} was given to ${key.scope}`)
      if (found === undefined) findings.push(`acknowledged and gone: ${told.id}`)
      else if (!agrees(told, found))
        findings.push(`${what} of ${told.id} was acknowledged otherwise`)
    }
  }
  return findings
}

/** What has happened stays as it was told; what was open may have gone on since. */
function agrees(told: ContractText, found: ContractText): boolean {
  const final = (text: ContractText, closes: readonly CloseText[]) =>
    JSON.stringify([text.accountId, text.symbol, text.direction, text.lots, text.leverage, closes])
  if (final(told, told.closes) !== final(found, found.closes.slice(0, told.closes.length))) {
    return false
  }
  if (told.opening && JSON.stringify(told.opening) !== JSON.stringify(found.opening)) return false
  return (told.cancelled === null) === (told.status !== 'cancelled' || found.cancelled === null)
}

/** When every key has its outcome: as many of each as were acknowledged, no more. */
export async function findExtraContracts({ database, customers }: World): Promise<string[]> {
  const kept = [...(await readContracts(database)).values()]
  const closes = kept.flatMap((contract) => contract.closes)
  const [levels] = await database.query<{ count: bigint }>('SELECT count(*) FROM contract_levels')
  const because = (reason: CloseText['reason']) =>
    closes.filter((close) => close.reason === reason).length
  const told = (what: Parameters<typeof toldContracts>[1]) => toldContracts(customers, what).length
  const counts: readonly [string, number, number][] = [
    ['orders', kept.filter(({ copyOf }) => copyOf === null).length, told('open-contract')],
    ['closes by hand', because('manual'), told('close-contract')],
    ['closes in batches', because('batch'), told('batch-close')],
    [
      'orders taken back',
      kept.filter(({ cancelled }) => cancelled?.reason === 'manual').length,
      told('cancel-order'),
    ],
    ['settings of levels', Number(levels?.count), told('set-levels')],
  ]
  return counts.flatMap(([what, found, wanted]) =>
    found === wanted ? [] : [`${found} ${what}, ${wanted} acknowledged`],
  )
}

/** All of them by id, their closes in order. */
export async function readContracts(
  database: World['database'],
): Promise<ReadonlyMap<string, ContractText>> {
  const rows = await database.query<ContractRow>('SELECT * FROM contract')
  const texts = await readContractTexts(database, rows)
  return new Map(texts.map((contract) => [contract.id, contract]))
}
