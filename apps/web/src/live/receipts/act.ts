// What a customer did of which the house gives a receipt, and how far it has come: of each stage
// there is another one.

import type {
  AccountEvent,
  DepositRecord,
  WireContract,
  WireOption,
  WithdrawalRecord,
} from '@fairtick/wire/socket/frames'

export type Act = {
  readonly id: string
  /** Another text: there is more to a receipt now. */
  readonly stage: string
  /** Of what happened last. */
  readonly timeMs: number
}

/** Whether it goes on: the stage of an order that has not ended begins so. */
export function isOpenStage(stage: string): boolean {
  return /^trading\b/.test(stage)
}

export function actOfOption({ id, status, orderTime, closeTime }: WireOption): Act {
  return { id, stage: status, timeMs: closeTime ?? orderTime }
}

export function actOfContract(order: WireContract): Act {
  const { id, status, closes, orderTime, openTime, closeTime } = order
  const stage = closes.length === 0 ? status : `${status} ${closes.length}`
  return { id, stage, timeMs: closeTime ?? openTime ?? orderTime }
}

/** None before it is credited: the ledger says nothing of it. */
export function actsOfDeposit(record: DepositRecord): readonly Act[] {
  const { id, status, credited, submitTime, endTime } = record
  return credited === null ? [] : [{ id, stage: status, timeMs: endTime ?? submitTime }]
}

export function actOfWithdrawal({ id, status, submitTime, endTime }: WithdrawalRecord): Act {
  return { id, stage: status, timeMs: endTime ?? submitTime }
}

/** What an event tells of. */
export function actsOfEvent(event: AccountEvent): readonly Act[] {
  switch (event.event) {
    case 'option':
      return [actOfOption(event.order)]
    case 'order':
      return [actOfContract(event.order)]
    case 'deposit':
      return actsOfDeposit(event.record)
    case 'withdrawal':
      return [actOfWithdrawal(event.record)]
    default:
      return []
  }
}
