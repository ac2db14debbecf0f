// What the app remembers between visits (spec §3), besides the token and the language.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import type { NamedInstrument } from '@fairtick/wire/pair-name'
import type { DiallingCode } from '@fairtick/wire/phone-number'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { endsWithPerson, endsWithVisit, visitorId } from './session.ts'
import { storedState } from './stored-state.ts'

export type Theme = 'light' | 'dark' | 'system'
export type Palette = 'green-red' | 'red-green' | 'red-blue' | 'blue-orange'
export type User = CallResult<'userDetail'>
export type WireInstrument = NamedInstrument

export type ClientState = {
  readonly theme: Theme
  /** null: the habit of the language. */
  readonly palette: Palette | null
  readonly appLogo: string
  /** Of phone numbers that are typed without one; null: of the language. */
  readonly diallingCode: DiallingCode | null
  /** Currency in which amounts are shown. */
  readonly symbol: string
  /** In which amounts of the account are shown besides, where nothing is decided. */
  readonly shownCurrency: string
  readonly user: User | null
  /** Named lists and settings of the server. */
  readonly dictData: CallResult<'dictionary'> | null
  /** Instruments as last loaded, by trading pair in lower case: shown, as old, until fresh. */
  readonly currencyMap: Readonly<Record<string, WireInstrument>>
  readonly currencyTypes: readonly string[]
  /** Symbol of the instrument chosen last. */
  readonly currencySymbol: string
  readonly fiatCurrency: string
  /** The account's figures as last read: shown, with their time, until fresh ones are there. */
  readonly keptSummary: {
    readonly summary: CallResult<'accountSummary'>
    readonly readAtMs: number
  } | null
  /** Running options as last read, with their ends by the clock of this device. */
  readonly keptRunning: readonly { readonly symbol: string; readonly endsAtMs: number }[]
  /** Instruments with open positions, as last read. */
  readonly keptPositions: readonly string[]
  /** The day whose notice has had its turn; empty before the first one. */
  readonly seenPopup: string
  /** Which mark after registering comes next; 0: none, as for who has not just registered. */
  readonly firstStep: 0 | 1 | 2 | 3
  /** Whether the eye hides every amount. */
  readonly amounts: 'shown' | 'masked'
}

const FIRST_STATE: ClientState = {
  theme: 'light',
  palette: null,
  appLogo: '',
  diallingCode: null,
  symbol: 'USD',
  shownCurrency: 'USD',
  user: null,
  dictData: null,
  currencyMap: {},
  currencyTypes: [],
  currencySymbol: 'BTCUSDT',
  fiatCurrency: 'USD',
  keptSummary: null,
  keptRunning: [],
  keptPositions: [],
  seenPopup: '',
  firstStep: 0,
  amounts: 'shown',
}

/** Read with `useClientState((state) => state.theme)`, change with `useClientState.setState`. */
export const useClientState = create<ClientState>()(
  persist(() => FIRST_STATE, {
    name: 'fairtick',
    version: 1,
    storage: storedState,
    merge: withKept,
  }),
)

endsWithVisit(() => useClientState.setState(nothingOfVisitor()))
endsWithPerson(() => {
  const { seenPopup, firstStep } = FIRST_STATE
  useClientState.setState({ seenPopup, firstStep })
})

/** Another tab may have written it last, for whoever was in there. */
function withKept(kept: unknown, first: ClientState): ClientState {
  const state = { ...first, ...(kept as Partial<ClientState>) }
  return state.user?.id === visitorId() ? state : { ...state, ...nothingOfVisitor() }
}

function nothingOfVisitor() {
  const { user, keptSummary, keptRunning, keptPositions, currencyMap } = FIRST_STATE
  return { user, keptSummary, keptRunning, keptPositions, currencyMap }
}

/** Direction colours as people of that language are used to them. */
export function paletteOf(language: Language): Palette {
  if (language === 'ja' || language === 'ko') return 'red-blue'
  return language === 'zh' ? 'red-green' : 'green-red'
}
