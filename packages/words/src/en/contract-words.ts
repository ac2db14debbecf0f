// English words of contracts, loaded when one is about to be traded or looked at.

import { contracts } from './contracts.ts'
import { positions } from './positions.ts'

export const contractWords = { contracts, positions }

export type ContractWords = {
  readonly [Area in keyof typeof contractWords]: {
    readonly [Key in keyof (typeof contractWords)[Area]]: string
  }
}
