// Chinese words that only the server says.

import type { ServerWords } from '../en/server-words.ts'
import { agreement } from './agreement.ts'
import { conditions } from './conditions.ts'
import { exports } from './exports.ts'
import { locks } from './locks.ts'
import { mail } from './mail.ts'
import { notices } from './notices.ts'
import { office } from './office.ts'

export const serverWords: ServerWords = {
  mail,
  notices,
  agreement,
  conditions,
  exports,
  locks,
  office,
}
