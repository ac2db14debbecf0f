// English words of contracts, loaded when one is about to be traded.

import { contracts } from './contracts.ts'

export const contractWords = { contracts }

export type ContractWords = {
  readonly [Area in keyof typeof contractWords]: {
    readonly [Key in keyof (typeof contractWords)[Area]]: string
  }
}
