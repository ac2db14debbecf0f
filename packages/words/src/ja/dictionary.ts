// The Japanese dictionary.

import type { Dictionary } from '../en/dictionary.ts'
import { account } from './account.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { market } from './market.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { orders } from './orders.ts'
import { problems } from './problems.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'

export const dictionary: Dictionary = {
  shell,
  home,
  market,
  options,
  orders,
  session,
  account,
  messages,
  settings,
  help,
  problems,
}
