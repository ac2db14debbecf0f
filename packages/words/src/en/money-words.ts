// English words of money in and out, loaded with the first screen that moves it.

import { withdraw } from './withdraw.ts'

export const moneyWords = { withdraw }

export type MoneyWords = {
  readonly [Area in keyof typeof moneyWords]: {
    readonly [Key in keyof (typeof moneyWords)[Area]]: string
  }
}
