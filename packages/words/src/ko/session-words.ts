// Korean words of coming in: who trades has done that already.

import type { SessionWords } from '../en/session-words.ts'
import { session } from './session.ts'

export const sessionWords: SessionWords = { session }
