// What an announcement is about, in a word.

import type { Category } from '@fairtick/wire/content-kinds'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { TextKey } from '../../platform/i18n.ts'

export const CATEGORY_WORDS: Readonly<Record<Category, TextKey>> = orUnknown(
  {
    news: 'content.news',
    maintenance: 'content.maintenance',
    conditions: 'content.conditions',
    security: 'content.security',
  },
  'shell.unknown',
)
