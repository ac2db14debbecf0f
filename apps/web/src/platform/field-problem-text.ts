// The sentence for a field problem that the form found itself: the same words as the server's.

import type { Say, TextKey } from './i18n.ts'

export function fieldProblemText(problem: string, t: Say): string {
  const name = problem.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return t(`problems.${name}` as TextKey)
}
