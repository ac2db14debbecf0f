// Chinese words of looking at a market and trading in it.

export { market } from './market.ts'
export { options } from './options.ts'
export { orderTicket } from './order-ticket.ts'
