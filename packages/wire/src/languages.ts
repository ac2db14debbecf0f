// The six languages of the product; Japanese is the first.

export const LANGUAGES = ['ja', 'zh', 'en', 'ko', 'th', 'ms'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'ja'

export function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(text)
}
