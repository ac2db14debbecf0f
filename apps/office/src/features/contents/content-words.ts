// Kinds, steps, places and languages of texts in the words of the office.

import type { AdminCallInput, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type {
  ActivityJoining,
  Category,
  ContentKind,
  ContentStatus,
  Placement,
} from '@fairtick/wire/content-kinds'
import type { Language } from '@fairtick/wire/languages'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Tone } from '../../parts/status-chip.tsx'

export type Content = AdminCallResult<'content'>
export type Form = AdminCallInput<'draftContent'>['body']['form']

export const KIND_NAMES: Readonly<Record<ContentKind, string>> = {
  announcement: 'Announcement',
  activity: 'Activity',
  agreement: 'User agreement',
  about: 'About us',
  service: 'Service data',
  faq: 'Question',
}

export const STATUS_NAMES: Readonly<Record<ContentStatus, string>> = {
  draft: 'draft, waits for a second person',
  approved: 'approved, not published',
  published: 'published',
  withdrawn: 'withdrawn',
}

export const STATUS_TONES: Readonly<Record<ContentStatus, Tone>> = {
  draft: 'busy',
  approved: 'warn',
  published: 'good',
  withdrawn: 'plain',
}

export const PLACEMENT_NAMES: Readonly<Record<Placement, string>> = {
  list: 'List of announcements',
  popup: 'Popup, once a reader',
  banner: 'Banner on the first screen',
  ticker: 'Line on the first screen',
}

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  news: 'News',
  maintenance: 'Maintenance',
  conditions: 'Conditions',
  security: 'Security',
}

export const JOINING_NAMES: Readonly<Record<ActivityJoining, string>> = orUnknown(
  { none: 'no: it is only shown', terms: 'yes: customers accept its rules' },
  'unknown',
)

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ja: 'Japanese',
  zh: 'Chinese',
  en: 'English',
  ko: 'Korean',
  th: 'Thai',
  ms: 'Malay',
}
