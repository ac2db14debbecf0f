// Take profit and stop loss of the ticket: a tap each for the usual distances, exact on demand.

import { exitPrice } from '@fairtick/core/contracts/direction'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { IconButton } from '@fairtick/ui/icon-button'
import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { LevelKind } from '../level-form.ts'
import { levelSentence } from '../level-sentence.ts'
import type { OrderTicket } from '../use-order-ticket.ts'
import { LevelChipRow } from './level-chips.tsx'
import { LevelField } from './level-field.tsx'

const KINDS: readonly LevelKind[] = ['takeProfit', 'stopLoss']

export function LevelSection({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const { form, change, reading, instrument } = ticket
  const { wrongLevels, unclearLevels } = reading ?? {}
  const hasProblem = (wrongLevels?.size ?? 0) + (unclearLevels?.size ?? 0) > 0
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted || hasProblem
  return (
    <section aria-label={t('contracts.levels')} className="-mt-1.5 flex flex-col">
      <LevelChipRow
        drafts={form}
        onChange={(kind, draft) => change({ [kind]: draft })}
        prices={reading?.levels ?? NO_PRICES}
        priceDecimals={instrument.priceDecimals}
      >
        <IconButton
          label={t('contracts.levelsExact')}
          aria-expanded={isOpen}
          icon={<SquarePen className="size-5" />}
          onClick={() => setWanted(!isOpen)}
          className="-mx-1.5 ms-auto text-primary"
        />
      </LevelChipRow>
      {isOpen && (
        <div className="flex flex-col gap-2 pt-1">
          {KINDS.map((kind) => (
            <Level key={kind} kind={kind} ticket={ticket} />
          ))}
        </div>
      )}
    </section>
  )
}

const NO_PRICES = { takeProfit: undefined, stopLoss: undefined }

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
