// Which key sends: Enter alone, never while an input method composes, and on phones none.

import { isComposing } from '@fairtick/ui/use-composed-text'

/** What some browsers report for keys of an input method, also for the Enter that ends it. */
const COMPOSING_KEY_CODE = 229

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'keyCode' | 'isComposing'>

export function isSendKey(event: Key, pointer: 'coarse' | 'fine'): boolean {
  if (pointer === 'coarse' || event.key !== 'Enter' || event.shiftKey) return false
  return event.keyCode !== COMPOSING_KEY_CODE && !isComposing(event as Event & Key)
}
