// Chinese words that every visit needs: the frame, the door, what can go wrong.

import type { DoorWords } from '../en/door-words.ts'
import { problems } from './problems.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'

export const doorWords: DoorWords = { shell, session, problems }
