// What the rest of the server may use of this slice.

export { createCarryOut } from './carry-out.ts'
export { creditByOne, type HouseTerms, openHouseTerms } from './house-terms.ts'
export { tellAdjustment } from './tell-adjustment.ts'
