// The round picture of an instrument: the flag of a currency, else its base letters on its colour.

import { lazy, Suspense } from 'react'
import type { FlagCurrency } from './currency-flag.tsx'
import { letterColourOf } from './letter-colour.ts'

export type InstrumentLogoProps = {
  /** The base code, such as "BTC". */
  base: string
  /** Of a pair of two currencies the other one, small at the edge. */
  quote?: string | undefined
  sizePx?: number | undefined
}

/** Loaded when the first currency is shown; until then its letters stand there. */
const CurrencyFlag = lazy(async () => ({
  default: (await import('./currency-flag.tsx')).CurrencyFlag,
}))

/** A list here as well, so that no letters wait for a file that has nothing for them. */
const FLAGGED: Readonly<Record<FlagCurrency, true>> = {
  ...{ JPY: true, EUR: true, USD: true, GBP: true, AUD: true, NZD: true, CHF: true, CAD: true },
  ...{ CNY: true, KRW: true, THB: true, MYR: true },
}

export function InstrumentLogo({ base, quote, sizePx = 32 }: InstrumentLogoProps) {
  const hasQuote = quote !== undefined && isFlagged(base) && isFlagged(quote)
  return (
    <span className="relative inline-block shrink-0" style={{ width: sizePx, height: sizePx }}>
      <Disc code={base} className="size-full" />
      {hasQuote && (
        <Disc
          code={quote}
          className="absolute -end-0.5 -bottom-0.5 size-1/2 ring-2 ring-bg forced-colors:hidden"
        />
      )}
    </span>
  )
}

function Disc({ code, className }: { code: string; className: string }) {
  const letters = <Letters code={code} />
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={`${className} rounded-full`}>
      {isFlagged(code) ? (
        <Suspense fallback={letters}>
          <CurrencyFlag currency={code} />
        </Suspense>
      ) : (
        letters
      )}
    </svg>
  )
}

/** Letters that fit the circle; longer codes are cut. */
const LETTERS_MAX = 4

function Letters({ code }: { code: string }) {
  const { ground, letters } = letterColourOf(code)
  const text = code.slice(0, LETTERS_MAX)
  return (
    <>
      <circle cx="16" cy="16" r="16" fill={ground} />
      <text
        x="16"
        y="16"
        fill={letters}
        fontSize={text.length > 3 ? 8.5 : text.length === 3 ? 10.5 : 13}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
        className="font-number"
      >
        {text}
      </text>
    </>
  )
}

function isFlagged(code: string): code is FlagCurrency {
  return code in FLAGGED
}
