// The state before the first record, and the terms that are the same for every account.

import { MARGIN_CALL, STOP_OUT } from '../../account/risk-rate.ts'
import { notePastTerms } from '../../cash/past-terms.ts'
import { NO_OPEN_WINDOW } from '../../cash/withdrawal-window.ts'
import type { Instant } from '../../time/instant.ts'
import { VIP_LEVELS } from '../../vip/vip-level.ts'
import { OPEN_JURISDICTION } from '../jurisdiction.ts'
import { type MoneyTermsText, NO_MONEY_TERMS, parseMoneyTerms } from '../money-terms.ts'
import { createDueOptions } from './due-options.ts'
import { createHeadroomSlots } from './near-threshold-index.ts'
import type { EngineState, EngineTerms } from './state.ts'

export const ENGINE_TERMS: EngineTerms = {
  marginCall: MARGIN_CALL,
  stopOut: STOP_OUT,
  vipLevels: VIP_LEVELS,
}

export function createState(terms: EngineTerms = ENGINE_TERMS): EngineState {
  return {
    terms,
    mode: 'practice',
    ...{ time: 0 as Instant, tapePosition: 0, healthPosition: 0, commandNumber: 0 },
    ...{ placedCount: 0, dayNumber: 0 },
    localDay: undefined,
    source: undefined,
    ...{ moneyTerms: NO_MONEY_TERMS, pastTerms: [] },
    ...{ openWindows: NO_OPEN_WINDOW, payableRewards: new Map() },
    jurisdiction: OPEN_JURISDICTION,
    markets: new Map(),
    accounts: new Map(),
    dueOptions: createDueOptions(),
    work: undefined,
    copying: { leaders: new Map(), due: new Set() },
    unwatched: [],
    headroomSlots: createHeadroomSlots(),
  }
}

/** From here on other terms of withdrawals, rewards, VIP; what was submitted keeps its own. */
export function changeMoneyTerms(state: EngineState, text: MoneyTermsText): void {
  const before = state.moneyTerms.withdrawals
  setMoneyTerms(state, text)
  const next = state.moneyTerms.withdrawals
  state.pastTerms = notePastTerms(state.pastTerms, { before, next, time: state.time })
}

/** Puts back those that stand. */
export function setMoneyTerms(state: EngineState, text: MoneyTermsText): void {
  state.moneyTerms = parseMoneyTerms(text, state.terms.vipLevels)
}
