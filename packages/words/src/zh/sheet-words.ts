// Chinese words of what a kind of trade costs, loaded when it is read.

export { costSheet } from './cost-sheet.ts'
