// The outcomes that are kept under their keys, as text: a contract as a list without names, since
// one is written with every order.

import type { CloseText, CommandOutcome, ContractText } from './engine-port.ts'

type ContractOutcome = Extract<CommandOutcome, { kind: 'contract' }>
type ContractFields = ReturnType<typeof contractFields>
type Constants = ContractText['constants']
type CloseFields = ReturnType<typeof closeFields>

export function formatOutcome(outcome: CommandOutcome): string {
  return JSON.stringify(outcome.kind === 'contract' ? contractFields(outcome.contract) : outcome)
}

export function parseOutcome(text: string): CommandOutcome {
  const stored = JSON.parse(text) as Exclude<CommandOutcome, ContractOutcome> | ContractFields
  return isFields(stored) ? { kind: 'contract', contract: readContract(stored) } : stored
}

function isFields(stored: object): stored is ContractFields {
  return Array.isArray(stored)
}

function isNameless(constants: object): constants is ReturnType<typeof constantsFields> {
  return Array.isArray(constants)
}

function contractFields(contract: ContractText) {
  const { reserved, opening, closes, cancelled, live } = contract
  // One literal: this runs with every order.
  return [
    contract.id,
    contract.accountId,
    contract.symbol,
    contract.direction,
    contract.orderType,
    contract.lots,
    contract.leverage,
    contract.limitPrice,
    contract.shownPrice,
    constantsFields(contract.constants),
    contract.takeProfit,
    contract.stopLoss,
    contract.orderTime,
    contract.status,
    reserved.margin,
    reserved.fee,
    opening && openingFields(opening),
    contract.lotsOpen,
    contract.margin,
    contract.overnightFee,
    closes.map(closeFields),
    cancelled && ([cancelled.reason, cancelled.time] as const),
    live && ([live.liquidationPrice, live.riskRate] as const),
  ] as const
}

function constantsFields({ spread, feeRate, overnightRate, minLots }: Constants) {
  return [spread, feeRate, overnightRate.long, overnightRate.short, minLots] as const
}

function openingFields({ price, seq, time, margin, fee }: NonNullable<ContractText['opening']>) {
  return [price, seq, time, margin, fee] as const
}

function closeFields({ lots, price, seq, time, profit, fee, reason }: CloseText) {
  return [lots, price, seq, time, profit, fee, reason] as const
}

function readContract(fields: ContractFields): ContractText {
  const [id, accountId, symbol, direction, orderType, lots, leverage, ...placed] = fields
  const [limitPrice, shownPrice, constants, takeProfit, stopLoss, orderTime, status, ...held] =
    placed
  const [reservedMargin, reservedFee, opening, lotsOpen, margin, overnightFee, ...course] = held
  const [closes, cancelled, live] = course
  // In the order of the first answer, so that the second is the same to the letter.
  return {
    ...{ id, accountId, symbol, direction, orderType, leverage, orderTime, lots },
    constants: readConstants(constants),
    ...{ limitPrice, shownPrice, takeProfit, stopLoss, status },
    reserved: { margin: reservedMargin, fee: reservedFee },
    opening: opening && readOpening(opening),
    ...{ lotsOpen, margin, overnightFee },
    closes: closes.map(readClose),
    cancelled: cancelled && { reason: cancelled[0], time: cancelled[1] },
    live: live && { liquidationPrice: live[0], riskRate: live[1] },
  }
}

/** In earlier lists they have their names. */
function readConstants(fields: ReturnType<typeof constantsFields> | Constants): Constants {
  if (!isNameless(fields)) return fields
  const [spread, feeRate, long, short, minLots] = fields
  return { spread, feeRate, overnightRate: { long, short }, minLots }
}

function readOpening([price, seq, time, margin, fee]: ReturnType<typeof openingFields>) {
  return { price, seq, time, margin, fee }
}

function readClose([lots, price, seq, time, profit, fee, reason]: CloseFields): CloseText {
  return { seq, time, reason, lots, price, profit, fee }
}
