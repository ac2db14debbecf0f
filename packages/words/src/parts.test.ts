// Every language has the same areas in the same part: a screen finds its words wherever it is read.

import { expect, test } from 'vitest'

const PARTS = [
  'base',
  'session',
  'screen',
  'trade',
  'detail',
  'money',
  'copy',
  'report',
  'sheet',
  'server',
  'verify',
] as const
const OTHERS = ['ja', 'zh', 'ko', 'th', 'ms'] as const

test.each(OTHERS.flatMap((language) => PARTS.map((part) => ({ language, part }))))(
  '$part of $language has the areas of English',
  async ({ language, part }) => {
    const [own, english] = await Promise.all([areasOf(language, part), areasOf('en', part)])
    expect(english).not.toEqual([])
    expect(own).toEqual(english)
  },
)

async function areasOf(language: string, part: string): Promise<readonly string[]> {
  return Object.keys(await import(`./${language}/${part}-words.ts`)).toSorted()
}
