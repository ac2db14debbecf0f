// What other slices may use of this one.

export { findApproval, listActors, type RequestOfTwo, wasAsked } from './approval-of-two.ts'
export {
  type AuditFacts,
  type AuditParts,
  appendByCommand,
  audited,
  type WriteAudit,
} from './audited.ts'
export { headsFile } from './exported-heads.ts'
export { createHeadExport } from './head-export.ts'
export { type Act, listUnsealed, loadActs } from './sealed-entries.ts'
export { lockChain } from './store.ts'
export { verifyExported } from './verify-audit.ts'
