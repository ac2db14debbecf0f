// Malay words of contracts, loaded when one is about to be traded.

import type { ContractWords } from '../en/contract-words.ts'
import { contracts } from './contracts.ts'

export const contractWords: ContractWords = { contracts }
