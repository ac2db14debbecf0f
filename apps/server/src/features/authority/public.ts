// What other rooms may use of this slice.

export { createAuthorityCheck, findUnauthorised } from './authority-check.ts'
export { noteExamined } from './examined-store.ts'
