// Thai words of coming in: who trades has done that already.

export { session } from './session.ts'
