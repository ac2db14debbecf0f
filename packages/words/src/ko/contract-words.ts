// Korean words of contracts, loaded when one is about to be traded or looked at.

import type { ContractWords } from '../en/contract-words.ts'
import { contracts } from './contracts.ts'
import { positions } from './positions.ts'

export const contractWords: ContractWords = { contracts, positions }
