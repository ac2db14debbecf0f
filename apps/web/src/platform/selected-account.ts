// Which of the two trading accounts this page shows. It is one for as long as the page lives, so
// that no figure of the other can stand in it: whoever changes it loads the page anew.

import { tabStorage } from '@fairtick/ui/device-storage'
import { useClientState } from './client-state.ts'
import { endsWithVisit } from './session.ts'

export type AccountKind = 'practice' | 'real'

const KEY = 'fairtick-account'

/** Of this tab alone; undefined: the one that the installation is about. */
export const chosenAccount: 'practice' | undefined =
  tabStorage.read(KEY) === 'practice' ? 'practice' : undefined

// Who comes next chooses anew.
endsWithVisit(() => tabStorage.remove(KEY))

export function selectedAccount(): AccountKind {
  return accountShownIn(useClientState.getState().dictData?.mode)
}

/**
 * Which one the calls of this page are about: what is marked as practice asks for practice, also
 * when the installation has gone live meanwhile. Undefined before the page knows what that is.
 */
export function askedAccount(): AccountKind | undefined {
  const mode = useClientState.getState().dictData?.mode
  return mode === undefined ? chosenAccount : accountShownIn(mode)
}

let heldReads: Promise<unknown> | undefined

/** Reads wait for `answer` where it is to say of which account they are. */
export function holdReadsUntil(answer: Promise<unknown>): void {
  heldReads = answer.catch(() => undefined)
}

/** Undefined: the account is known, or nobody has been asked. */
export function readsHeld(): Promise<unknown> | undefined {
  return askedAccount() === undefined ? heldReads : undefined
}

/** Whether what is shown is play money, and has to be marked so. */
export function useIsPractice(): boolean {
  return accountShownIn(useClientState((state) => state.dictData?.mode)) === 'practice'
}

/** Which one is shown, where there are two to tell apart; undefined before real money moves. */
export function useShownOfTwo(): AccountKind | undefined {
  const mode = useClientState((state) => state.dictData?.mode)
  return mode === 'live' ? accountShownIn(mode) : undefined
}

/**
 * Loads the page anew, on the screen of `href` where it is given; everything that was read of the
 * other account goes with it.
 */
export function switchAccount(to: AccountKind, href?: string): void {
  if (to === 'practice') tabStorage.write(KEY, to)
  else tabStorage.remove(KEY)
  if (href !== undefined) location.hash = href
  location.reload()
}

function accountShownIn(mode: 'practice' | 'live' | undefined): AccountKind {
  return chosenAccount ?? (mode === 'live' ? 'real' : 'practice')
}
