// The country of phone numbers that are typed without its code: the one chosen last on this device.

import type { Language } from '@fairtick/wire/languages'
import type { DiallingCode } from '@fairtick/wire/phone-number'
import { useClientState } from '../../platform/client-state.ts'
import { useLanguage } from '../../platform/i18n.ts'

/** English is spoken everywhere: it stands for the home country (docs/decisions/0048). */
const CODE_OF_LANGUAGE: Readonly<Record<Language, DiallingCode>> = {
  ...{ ja: '+81', zh: '+86', en: '+81', ko: '+82', th: '+66', ms: '+60' },
}

export function useDiallingCode(): DiallingCode {
  const ownCountry = useOwnCountry()
  return useClientState(({ diallingCode }) => diallingCode) ?? ownCountry
}

/** Of the language, whose texts give numbers of it as an example. */
export function useOwnCountry(): DiallingCode {
  return CODE_OF_LANGUAGE[useLanguage()]
}

export function chooseDiallingCode(diallingCode: DiallingCode): void {
  useClientState.setState({ diallingCode })
}
