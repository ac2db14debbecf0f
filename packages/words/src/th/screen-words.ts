// Thai words of the screens behind the door.

import type { ScreenWords } from '../en/screen-words.ts'
import { account } from './account.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { messages } from './messages.ts'
import { orders } from './orders.ts'
import { picture } from './picture.ts'
import { settings } from './settings.ts'
import { statements } from './statements.ts'

export const screenWords: ScreenWords = {
  home,
  orders,
  account,
  messages,
  picture,
  settings,
  statements,
  help,
}
