// English words of coming in: who trades has done that already.

import { session } from './session.ts'

export const sessionWords = { session }

export type SessionWords = {
  readonly [Area in keyof typeof sessionWords]: {
    readonly [Key in keyof (typeof sessionWords)[Area]]: string
  }
}
