// What the operator writes for everyone, and where an announcement stands.

/** `agreement`, `about` and `service` are one text each; of the others there are many. */
export const CONTENT_KINDS = [
  'announcement',
  'activity',
  'agreement',
  'about',
  'service',
  'faq',
] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

/** There is always one of them, and each says the same in all six languages. */
export const DOCUMENT_KINDS = ['agreement', 'about', 'service'] as const satisfies ContentKind[]

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const PLACEMENTS = ['list', 'popup', 'banner', 'ticker'] as const

export type Placement = (typeof PLACEMENTS)[number]

/** What an announcement is about. */
export const CATEGORIES = ['news', 'maintenance', 'conditions', 'security'] as const

export type Category = (typeof CATEGORIES)[number]

export const CONTENT_STATUSES = ['draft', 'approved', 'published', 'withdrawn'] as const

export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** Of an activity at a moment, by its dates alone. */
export const ACTIVITY_STATES = ['upcoming', 'open', 'ended'] as const

export type ActivityState = (typeof ACTIVITY_STATES)[number]

/** `terms`: who joins accepts the rules, which is recorded; `none`: there is nothing to join. */
export const ACTIVITY_JOININGS = ['none', 'terms'] as const

export type ActivityJoining = (typeof ACTIVITY_JOININGS)[number]

export function isDocument(kind: ContentKind): kind is DocumentKind {
  return DOCUMENT_KINDS.some((document) => document === kind)
}

/** Screens of the customers' app: what is written may lead there by a path, or nowhere. */
export function isScreenPath(link: string): boolean {
  return /^\/(pages\/[\w/]{1,100})?$/.test(link)
}
