// Korean words of the page that checks trades, which stands alone.

export { verify } from './verify.ts'
