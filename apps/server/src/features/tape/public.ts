// What the roles and other slices use of this one.

export { openHeadPlaces, refuseUnusablePlaces } from './head-places/open-places.ts'
export type { HeadSender } from './head-places/send-heads.ts'
export { createHeadPublisher } from './publish-heads.ts'
