// How an order stands or ended, as the head of its details says it: word, amount, sentence.

import { Amount } from '@fairtick/ui/amount'
import type { ReactNode } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'

export type OutcomeProps = {
  word: string
  /** Decimal text of what it brought; undefined: nothing was at stake any more. */
  result?: string | undefined
  children?: ReactNode
}

export function Outcome({ word, result, children }: OutcomeProps) {
  const { signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-screen font-bold">{word}</strong>
        {result !== undefined && (
          <Amount
            text={signedMoney(result)}
            unit={currency}
            direction={directionOf(result)}
            size="screen"
          />
        )}
      </p>
      <p className="text-dense text-text2">{children}</p>
    </div>
  )
}
