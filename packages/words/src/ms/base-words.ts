// Malay words that every visit needs: the frame, and what can go wrong.

export { problems } from './problems.ts'
export { shell } from './shell.ts'
