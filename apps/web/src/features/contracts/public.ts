// What other features may use of this one.

export { CloseNotice } from './close/close-notice.tsx'
export { LazyCloseSheet } from './close/lazy-close-sheet.ts'
export {
  type BatchClosing,
  type BatchResult,
  useBatchClosing,
  useCancelling,
} from './close/use-contract-calls.ts'
export { useNetIfClosed, useNetsIfClosed } from './close/use-net-if-closed.ts'
export { asChange, netIfClosed, netOfLastClose, netResultOf } from './contract-result.ts'
export { LazyContractPanel } from './lazy-contract-panel.ts'
export { LevelsSheet } from './levels-sheet.tsx'
export { draftAnew } from './order-draft.ts'
export { ContractFacts } from './parts/contract-facts.tsx'
export { ContractHead, CopiedFrom, SideBadge } from './parts/contract-head.tsx'
export { FreshnessNote } from './parts/freshness-note.tsx'
export { SideLabel } from './parts/side-label.tsx'
export { REASON_WORDS, reasonWordOf } from './reason-words.ts'
export {
  decideRiskZone,
  placeOnRiskBar,
  RISK_BAR_ZONES,
  ZONE_COLOURS,
  ZONE_WORDS,
} from './risk-zones.ts'
export { trimLots } from './trim-lots.ts'
export { useContractTerms } from './use-contract-terms.ts'
