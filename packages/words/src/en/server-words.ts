// English words that only the server says, and their shape: no browser has to load them.

import { agreement } from './agreement.ts'
import { conditions } from './conditions.ts'
import { exports } from './exports.ts'
import { locks } from './locks.ts'
import { mail } from './mail.ts'
import { notices } from './notices.ts'
import { office } from './office.ts'

export const serverWords = { mail, notices, agreement, conditions, exports, locks, office }

/** Texts by area and key. Missing keys do not compile. */
export type ServerWords = {
  readonly [Area in keyof typeof serverWords]: {
    readonly [Key in keyof (typeof serverWords)[Area]]: string
  }
}
