// Thai words that every visit needs: the frame, and what can go wrong.

import type { DoorWords } from '../en/door-words.ts'
import { problems } from './problems.ts'
import { shell } from './shell.ts'

export const doorWords: DoorWords = { shell, problems }
