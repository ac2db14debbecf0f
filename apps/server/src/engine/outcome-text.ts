// The outcomes that are kept under their keys, as text. Of a contract they say only what its rows
// may no longer say when it is given again: one is written with every order.

import type { CommandOutcome, ContractText } from './engine-port.ts'

/** How a contract stood when its outcome was decided; what else it is stays in its rows. */
export type ContractStanding = Pick<
  ContractText,
  'id' | 'status' | 'takeProfit' | 'stopLoss' | 'lotsOpen' | 'margin' | 'overnightFee' | 'live'
> & {
  /** What was held back while it waited; null: it did not wait. */
  readonly reserved: ContractText['reserved'] | null
  /** How many closes it had. */
  readonly closeCount: number
}

export type KeptOutcome =
  | Exclude<CommandOutcome, { kind: 'contract' | 'batch-closed' }>
  | { readonly kind: 'contract'; readonly contract: ContractStanding }
  | {
      readonly kind: 'batch-closed'
      readonly closed: readonly ContractStanding[]
      readonly skipped: readonly string[]
    }

export function formatOutcome(outcome: CommandOutcome): string {
  switch (outcome.kind) {
    case 'contract':
      return JSON.stringify(standingFields(outcome.contract))
    case 'batch-closed':
      return JSON.stringify({ ...outcome, closed: outcome.closed.map(standingFields) })
    default:
      return JSON.stringify(outcome)
  }
}

export function parseOutcome(text: string): KeptOutcome {
  const stored = JSON.parse(text) as StoredOutcome
  if (isFields(stored)) return { kind: 'contract', contract: readStanding(stored) }
  switch (stored.kind) {
    case 'contract':
      return { kind: 'contract', contract: readStanding(stored.contract) }
    case 'batch-closed':
      return { ...stored, closed: stored.closed.map(readStanding) }
    default:
      return stored
  }
}

/** The contract as it was told first, to the letter, by what its rows say `now`. */
export function standAgain(standing: ContractStanding, now: ContractText): ContractText {
  const { reserved, closeCount, ...changing } = standing
  const { status } = standing
  const wasOpen = status === 'trading' || status === 'closed'
  return {
    ...now,
    ...changing,
    reserved: reserved ?? now.reserved,
    opening: wasOpen ? now.opening : null,
    closes: now.closes.slice(0, closeCount),
    cancelled: status === 'cancelled' ? now.cancelled : null,
  }
}

type StandingFields = ReturnType<typeof standingFields>

/** As earlier versions kept a contract: whole, as a list or with the names of its fields. */
type WholeFields = readonly [id: string, ...unknown[]]
type StoredContract = StandingFields | WholeFields | ContractText

type StoredOutcome =
  | Exclude<CommandOutcome, { kind: 'contract' | 'batch-closed' }>
  | StandingFields
  | WholeFields
  | { readonly kind: 'contract'; readonly contract: ContractText }
  | {
      readonly kind: 'batch-closed'
      readonly closed: readonly StoredContract[]
      readonly skipped: readonly string[]
    }

function isFields(stored: object): stored is StandingFields | WholeFields {
  return Array.isArray(stored)
}

/** A number first: earlier lists begin with the id. */
function isStanding(fields: StandingFields | WholeFields): fields is StandingFields {
  return typeof fields[0] === 'number'
}

/** One literal: this runs with every order. */
function standingFields(contract: ContractText) {
  const { status, reserved, live } = contract
  return [
    contract.closes.length,
    contract.id,
    status,
    contract.takeProfit,
    contract.stopLoss,
    status === 'pending' ? ([reserved.margin, reserved.fee] as const) : null,
    contract.lotsOpen,
    contract.margin,
    contract.overnightFee,
    live && ([live.liquidationPrice, live.riskRate] as const),
  ] as const
}

function readStanding(stored: StoredContract): ContractStanding {
  if (!isFields(stored)) return standingOf(stored)
  if (!isStanding(stored)) return standingOfWhole(stored)
  const [closeCount, id, status, takeProfit, stopLoss, reserved, ...held] = stored
  const [lotsOpen, margin, overnightFee, live] = held
  return {
    ...{ id, status, takeProfit, stopLoss, lotsOpen, margin, overnightFee, closeCount },
    reserved: reserved && { margin: reserved[0], fee: reserved[1] },
    live: live && { liquidationPrice: live[0], riskRate: live[1] },
  }
}

function standingOf(contract: ContractText): ContractStanding {
  const { id, status, takeProfit, stopLoss, lotsOpen, margin, overnightFee, live } = contract
  const reserved = status === 'pending' ? contract.reserved : null
  const changing = { id, status, takeProfit, stopLoss, lotsOpen, margin, overnightFee, live }
  return { ...changing, reserved, closeCount: contract.closes.length }
}

/** The places of what changes in the lists of earlier versions. */
const WHOLE = {
  ...{ id: 0, takeProfit: 10, stopLoss: 11, status: 13, reservedMargin: 14, reservedFee: 15 },
  ...{ lotsOpen: 17, margin: 18, overnightFee: 19, closes: 20, live: 22 },
} as const

function standingOfWhole(fields: WholeFields): ContractStanding {
  const at = <Value>(name: keyof typeof WHOLE) => fields[WHOLE[name]] as Value
  const live = at<readonly [string | null, string] | null>('live')
  const reserved = { margin: at<string>('reservedMargin'), fee: at<string>('reservedFee') }
  const status = at<ContractText['status']>('status')
  return {
    ...{ id: at('id'), status, takeProfit: at('takeProfit'), stopLoss: at('stopLoss') },
    ...{ lotsOpen: at('lotsOpen'), margin: at('margin'), overnightFee: at('overnightFee') },
    live: live && { liquidationPrice: live[0], riskRate: live[1] },
    reserved: status === 'pending' ? reserved : null,
    closeCount: at<readonly unknown[]>('closes').length,
  }
}
