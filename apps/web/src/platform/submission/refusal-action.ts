// What helps against a refusal: a screen that one is led to.

import { CallRefused } from '@fairtick/wire/client'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import type { TextKey } from '../i18n.ts'
import type { ScreenPath } from '../paths.ts'

export type RefusalAction = { readonly path: ScreenPath; readonly label: TextKey }

/** Undefined of what is no refusal. */
export function refusalCodeOf(problem: unknown): RefusalCode | undefined {
  return problem instanceof CallRefused ? (problem.answer.code as RefusalCode) : undefined
}
