// Asks for the dictionary: once for all who need it as the page begins.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import { call } from './client-instance.ts'
import { useClientState } from './client-state.ts'
import { wallMs } from './clock.ts'
import { currentLanguage } from './i18n.ts'
import { holdReadsUntil } from './selected-account.ts'

type Dictionary = CallResult<'dictionary'>

const RECENT_MS = 5_000

let onItsWay: { readonly language: Language; readonly answer: Promise<Dictionary> } | undefined
let askedAtMs = 0
let readAtMs = 0

/** Who asks while it is on its way shares the answer. Throws what the call throws. */
export function readDictionary(): Promise<Dictionary> {
  const language = currentLanguage()
  if (onItsWay?.language === language) return onItsWay.answer
  const answer = ask().finally(() => {
    if (onItsWay?.answer === answer) onItsWay = undefined
  })
  onItsWay = { language, answer }
  holdReadsUntil(answer)
  return answer
}

/** For the state of the app, every few seconds at most; without an answer what was known stays. */
export async function refreshDictionary(): Promise<void> {
  if (wallMs() - askedAtMs < RECENT_MS) return
  await readDictionary().catch(() => undefined)
}

/** By the clock of this device; 0: not since the page began. */
export function dictionaryReadAtMs(): number {
  return readAtMs
}

async function ask(): Promise<Dictionary> {
  askedAtMs = wallMs()
  const dictData = await call('dictionary')
  readAtMs = wallMs()
  useClientState.setState({ dictData })
  return dictData
}
