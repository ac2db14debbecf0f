// What other areas use of customers.

export { AccountSections } from './account-sections.tsx'
export { RECORD_SECTIONS } from './sections.ts'
