// English words that every visit needs: the frame, and what can go wrong.

import { problems } from './problems.ts'
import { shell } from './shell.ts'

export const doorWords = { shell, problems }

export type DoorWords = {
  readonly [Area in keyof typeof doorWords]: {
    readonly [Key in keyof (typeof doorWords)[Area]]: string
  }
}
