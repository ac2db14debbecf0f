// Every figure of what the order would cost and change, with its formula in words behind an ⓘ.

import { formatMoney, type Money, negateMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import { useClientState } from '../../../platform/client-state.ts'
import { type Formats, useFormats } from '../../../platform/formats.ts'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { explainInfo } from '../../../shell/explanation/explain-info.tsx'
import { useLiquidationText } from '../../order-ticket/public.ts'
import type { ContractPreview } from '../contract-preview.ts'
import { explainFigureOf } from '../explain-figure-of.ts'
import type { OrderTicket } from '../use-order-ticket.ts'
import { RiskRow } from './risk-row.tsx'
import { lossBoundOf, lossText } from './ticket-figures.tsx'

export function PreviewRows({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const formats = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { reading, terms, instrument } = ticket
  const preview = reading?.preview
  const bound = lossBoundOf(reading)
  const liquidationText = useLiquidationText()
  const money = (pick: (preview: ContractPreview) => Money) =>
    preview === undefined ? '—' : `${formats.fee(formatMoney(pick(preview)))} ${currency}`
  const price = (value: Price | undefined) =>
    value === undefined
      ? t('contracts.none')
      : formats.price(formatPrice(value, 0), instrument.priceDecimals)
  const row = (id: RowId, value: string, label = t(ROWS[id].label)): DefinitionRow => ({
    id,
    label,
    value,
    info: infoOf(id, label, ticket, t),
    weight: STRONG.includes(id) ? 'strong' : 'normal',
  })
  return (
    <div>
      <DefinitionList
        spacing="dense"
        rows={[
          row(
            'notional',
            money(({ notional }) => notional),
          ),
          row(
            'margin',
            money(({ margin }) => margin),
          ),
          row(
            'fee',
            money(({ fee }) => fee),
            feeLabel(ticket, t, formats),
          ),
          row(
            'overnight',
            preview === undefined
              ? '—'
              : `${formats.signedFee(formatMoney(negateMoney(preview.overnightFee)))} ${currency}`,
          ),
          row(
            'liquidation',
            preview === undefined
              ? '—'
              : liquidationText(
                  price(preview.liquidationPrice),
                  preview.liquidationPrice && preview.liquidationSide,
                  ticket.form.direction,
                ),
          ),
          row(
            'couldLose',
            bound === undefined ? '—' : `${lossText(bound.amount, formats)} ${currency}`,
          ),
          row('breakEven', preview === undefined ? '—' : price(preview.breakEvenPrice)),
          row(
            'total',
            money(({ total }) => total),
          ),
          row('spendable', spendableText({ preview, terms, money: formats.money, currency })),
          row(
            'range',
            t('contracts.sizeRange', {
              min: instrument.minLots,
              max: formats.count(Number(instrument.maxLots)),
              step: instrument.lotStep,
            }),
          ),
        ]}
      />
      <RiskRow ticket={ticket} />
    </div>
  )
}

type RowId = keyof typeof ROWS

const ROWS = {
  notional: { label: 'contracts.notional', info: 'contracts.notionalInfo' },
  margin: { label: 'contracts.margin', info: 'contracts.marginInfo' },
  fee: { label: 'contracts.fee', info: 'contracts.feeInfo' },
  overnight: { label: 'contracts.overnight', info: 'contracts.overnightInfo' },
  liquidation: { label: 'contracts.liquidation', info: 'contracts.liquidationInfo' },
  breakEven: { label: 'contracts.breakEven', info: 'contracts.breakEvenInfo' },
  total: { label: 'contracts.total', info: 'contracts.totalInfo' },
  couldLose: { label: 'contracts.couldLose', info: 'contracts.couldLoseInfo' },
  spendable: { label: 'contracts.spendableAfter', info: 'contracts.spendableInfo' },
  range: { label: 'contracts.infoLots', info: undefined },
} as const satisfies Record<string, { label: TextKey; info: TextKey | undefined }>

function infoOf(id: RowId, figure: string, ticket: OrderTicket, t: Say): DefinitionRow['info'] {
  if (id === 'range') return undefined
  const name = t('contracts.about', { figure })
  return explainInfo(name, ROWS[id].info, () => explainFigureOf(ticket, id))
}

const STRONG: readonly RowId[] = ['margin', 'liquidation', 'total']

/** `Opening fee (0.05%)`, with a discount `Opening fee (0.05%, V1 −5%)`. */
function feeLabel({ terms, instrument }: OrderTicket, t: Say, { percent }: Formats): string {
  const rate = percent(instrument.feeRate)
  if (terms === undefined || Number(terms.feeDiscount) === 0) return t('contracts.feeAt', { rate })
  const discount = percent(terms.feeDiscount)
  return t('contracts.feeAtVip', { rate, level: terms.vipLevel, discount })
}

type SpendableText = {
  readonly preview: ContractPreview | undefined
  readonly terms: OrderTicket['terms']
  readonly money: Formats['money']
  readonly currency: string
}

/** Before → after, as the account has something before. */
function spendableText({ preview, terms, money, currency }: SpendableText): string {
  if (preview === undefined || terms === undefined) return '—'
  const before = money(terms.spendable, 'down')
  return `${before} → ${money(formatMoney(preview.spendableAfter), 'down')} ${currency}`
}
