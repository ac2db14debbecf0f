// Chinese words of the screens behind signing in.

export { account } from './account.ts'
export { chat } from './chat.ts'
export { content } from './content.ts'
export { help } from './help.ts'
export { home } from './home.ts'
export { messages } from './messages.ts'
export { orders } from './orders.ts'
export { picture } from './picture.ts'
export { settings } from './settings.ts'
export { statements } from './statements.ts'
export { ticketSettings } from './ticket-settings.ts'
