// What other slices, and the wiring, may use of this one.

export { acceptAtRegistration } from './agreement.ts'
export { agreementPart } from './agreement-store.ts'
export { type AnnouncementMarks, announcementMarks } from './announcement-marks.ts'
export { unreadAnnouncementsPart } from './announcement-store.ts'
export { type ContentReader, openContentReader } from './content-reader.ts'
export { loadWaitingContents } from './content-store.ts'
export { isDemo, markAsDemo } from './demo-flag-store.ts'
export { contentOfficeRoutes } from './edit/routes.ts'
export { createNextRollover, type NextRollover } from './next-rollover.ts'
export { installationRoutes } from './office-routes.ts'
export { tellAnnouncements } from './tell-announcements.ts'
