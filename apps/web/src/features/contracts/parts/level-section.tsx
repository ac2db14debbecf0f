// Take profit and stop loss of the ticket, folded away until one wants them.

import { exitPrice } from '@fairtick/core/contracts/direction'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { distanceOf, type LevelKind } from '../level-form.ts'
import { levelSentence } from '../level-sentence.ts'
import type { OrderTicket } from '../use-order-ticket.ts'
import { LevelField } from './level-field.tsx'

const KINDS: readonly LevelKind[] = ['takeProfit', 'stopLoss']

export function LevelSection({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const { wrongLevels, unclearLevels } = ticket.reading ?? {}
  const hasProblem = (wrongLevels?.size ?? 0) + (unclearLevels?.size ?? 0) > 0
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted || hasProblem
  return (
    <section aria-label={t('contracts.levels')} className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setWanted(!isOpen)}
        className="target flex items-center justify-between gap-3 text-start text-dense text-text2"
      >
        <span>{t('contracts.levels')}</span>
        <span className="tabular inline-flex items-center gap-1 font-semibold text-primary">
          <Summary ticket={ticket} />
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-4.5 rotate-180' : 'size-4.5'} />
        </span>
      </button>
      {isOpen && KINDS.map((kind) => <Level key={kind} kind={kind} ticket={ticket} />)}
    </section>
  )
}

type LevelProps = { kind: LevelKind; ticket: OrderTicket }

function Level({ kind, ticket: { form, change, reading, instrument } }: LevelProps) {
  const t = useText()
  const { price } = useFormats()
  const shown = (value: Price | undefined) =>
    value === undefined ? '—' : price(formatPrice(value, 0), instrument.priceDecimals)
  const reference =
    reading && (reading.fillsAtOnce ? exitPrice(form.direction, reading.quote) : reading.entry)
  const error =
    reading &&
    levelSentence(
      {
        kind,
        direction: form.direction,
        wrong: reading.wrongLevels,
        unclear: reading.unclearLevels,
        reference: shown(reference),
      },
      t,
    )
  const isBeyond = kind === 'stopLoss' && reading?.stopBeyondLiquidation === true
  return (
    <LevelField
      kind={kind}
      draft={form[kind]}
      onChange={(draft) => change({ [kind]: draft })}
      basis={reading?.basis}
      price={reading?.levels[kind]}
      error={error}
      warning={
        isBeyond
          ? t('contracts.stopBeyond', { price: shown(reading.preview?.liquidationPrice) })
          : undefined
      }
    />
  )
}

/** `+2.00% / −1.00%`, as far as they are set. */
function Summary({ ticket: { reading } }: { ticket: OrderTicket }) {
  const t = useText()
  const { signedPercent } = useFormats()
  const { levels, basis } = reading ?? {}
  if (levels === undefined || basis === undefined) return t('contracts.levelsNone')
  const texts = KINDS.map((kind) => {
    const level = levels[kind]
    return level === undefined ? '—' : signedPercent(formatRate(distanceOf(level, basis)))
  })
  return texts.every((text) => text === '—') ? t('contracts.levelsNone') : texts.join(' / ')
}
