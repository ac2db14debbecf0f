// What other rooms may use of this slice.

export { findUnauthorised } from './find-unauthorised.ts'
