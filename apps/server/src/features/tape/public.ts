// What the roles and other slices use of this one.

export { createHeadPublisher } from './publish-heads.ts'
