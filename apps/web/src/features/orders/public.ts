// What other features may use of this one.

export { PositionList } from './contracts/position-list.tsx'
export { PositionTable } from './contracts/position-table.tsx'
