// Korean words of copy trading, loaded with its first screen.

export { copying } from './copying.ts'
export { leaders } from './leaders.ts'
export { signals } from './signals.ts'
