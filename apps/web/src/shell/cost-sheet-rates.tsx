// The numbers of a sheet: of the order that was meant, of its instrument, of all instruments.

import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import type { SheetFacts } from '@fairtick/wire/calls/cost-sheets'
import type { ReactNode } from 'react'
import { useInstruments } from '../live/instruments.ts'
import { usePacedQuote } from '../live/use-paced-quote.ts'
import { durationText } from '../platform/duration-text.ts'
import { useFormats } from '../platform/formats.ts'
import { useText } from '../platform/i18n.ts'
import {
  type ContractCosts,
  type CostSheetOrder,
  contractExample,
  payoutExample,
} from './cost-example.ts'

type OptionCosts = Extract<SheetFacts, { kind: 'option' }>['instruments'][number]

export function CostSheetRates({ facts, order }: { facts: SheetFacts; order: CostSheetOrder }) {
  const t = useText()
  const { percent } = useFormats()
  if (facts.kind === 'option') return <OptionRates all={facts.instruments} order={order} />
  return (
    <>
      {facts.kind === 'copying' && (
        <DefinitionList
          rows={[
            {
              id: 'share',
              label: t('costSheet.share'),
              value: percent(facts.maxProfitShare),
              weight: 'strong',
            },
          ]}
        />
      )}
      <ContractRates all={facts.instruments} order={order} />
    </>
  )
}

type RatesProps<Costs> = { all: readonly Costs[]; order: CostSheetOrder }

function ContractRates({ all, order }: RatesProps<ContractCosts>) {
  const t = useText()
  const { percent, quantity } = useFormats()
  const pairOf = usePairs()
  const mine = all.find(({ symbol }) => symbol === order.symbol)
  return (
    <>
      {mine && <ContractOrderCosts costs={mine} order={order} pair={pairOf(mine.symbol)} />}
      {mine && (
        <Part title={t('costSheet.ratesTitle', { pair: pairOf(mine.symbol) })}>
          <DefinitionList
            spacing="dense"
            rows={[
              { id: 'spread', label: t('costSheet.spread'), value: quantity(mine.spread) },
              { id: 'fee', label: t('costSheet.fee'), value: percent(mine.feeRate) },
              {
                id: 'long',
                label: t('costSheet.overnightLong'),
                value: percent(mine.overnightRate.long),
              },
              {
                id: 'short',
                label: t('costSheet.overnightShort'),
                value: percent(mine.overnightRate.short),
              },
              { id: 'leverage', label: t('costSheet.leverage'), value: `×${mine.maxLeverage}` },
            ]}
          />
          <p className="text-caption text-text3">{t('costSheet.ratesNote')}</p>
        </Part>
      )}
      <AllInstruments
        look={mine ? 'folded' : 'shown'}
        caption={t('costSheet.allContracts')}
        rows={all.map(({ symbol, spread, feeRate, overnightRate: { long, short }, ...one }) => ({
          id: symbol,
          label: pairOf(symbol),
          value: `${quantity(spread)} · ${percent(feeRate)} · ${percent(long)} / ${percent(short)} · ×${one.maxLeverage}`,
        }))}
      />
    </>
  )
}

type OrderCostsProps<Costs> = { costs: Costs; order: CostSheetOrder; pair: string }

function ContractOrderCosts({ costs, order, pair }: OrderCostsProps<ContractCosts>) {
  const t = useText()
  const { money, signedMoney, fee } = useFormats()
  const mark = usePacedQuote(costs.symbol)?.price
  const { lots = '', leverage = 1, direction } = order
  const side = direction === 'short' ? 'short' : 'long'
  const example = contractExample(costs, { direction: side, lots, leverage }, mark ?? '')
  const charged = (text: string | undefined) =>
    text === undefined
      ? '—'
      : `${text.startsWith('-') ? signedMoney(text.slice(1)) : fee(text)} USD`
  return (
    <Part title={t('costSheet.orderTitle')}>
      <DefinitionList
        spacing="dense"
        rows={[
          {
            id: 'size',
            label: t('costSheet.size'),
            value: t('costSheet.lots', { lots, pair }),
          },
          {
            id: 'margin',
            label: t('costSheet.margin', { leverage }),
            value: example === undefined ? '—' : `${money(example.margin)} USD`,
          },
          { id: 'spread', label: t('costSheet.spreadCost'), value: charged(example?.spread) },
          { id: 'open', label: t('costSheet.openFee'), value: charged(example?.fee) },
          { id: 'close', label: t('costSheet.closeFee'), value: charged(example?.fee) },
          { id: 'night', label: t('costSheet.nightFee'), value: charged(example?.night) },
        ]}
      />
    </Part>
  )
}

function OptionRates({ all, order }: RatesProps<OptionCosts>) {
  const t = useText()
  const { percent, plainPercent, quantity } = useFormats()
  const pairOf = usePairs()
  const mine = all.find(({ symbol }) => symbol === order.symbol)
  const bounds = ({ durations }: OptionCosts) => {
    const rates = durations.map(({ payoutRate }) => Number(payoutRate))
    return [Math.min(...rates), Math.max(...rates)].map((rate) => percent(String(rate)))
  }
  return (
    <>
      {mine && <OptionOrderCosts costs={mine} order={order} pair={pairOf(mine.symbol)} />}
      {mine && (
        <Part title={t('costSheet.ratesTitle', { pair: pairOf(mine.symbol) })}>
          <DefinitionList
            spacing="dense"
            rows={[
              {
                id: 'stake',
                label: t('costSheet.stakeRange'),
                value: `${quantity(mine.minStake)}–${quantity(mine.maxStake)} USD`,
              },
              ...mine.durations.map(({ seconds, payoutRate, breakEven }) => ({
                id: String(seconds),
                label: durationText(seconds, t),
                value: t('costSheet.payout', {
                  rate: percent(payoutRate),
                  breakEven: plainPercent(breakEven),
                }),
              })),
            ]}
          />
        </Part>
      )}
      <AllInstruments
        look="folded"
        caption={t('costSheet.allOptions')}
        rows={all.map((one) => ({
          id: one.symbol,
          label: pairOf(one.symbol),
          value: [...new Set(bounds(one))].join('–'),
        }))}
      />
    </>
  )
}

function OptionOrderCosts({ costs, order }: OrderCostsProps<OptionCosts>) {
  const t = useText()
  const { money, signedMoney, plainPercent } = useFormats()
  const { amount = '', duration } = order
  const mine = costs.durations.find(({ seconds }) => seconds === duration)
  const win = mine && payoutExample(amount, mine.payoutRate)
  if (mine === undefined || win === undefined) return null
  return (
    <Part title={t('costSheet.orderTitle')}>
      <DefinitionList
        spacing="dense"
        rows={[
          { id: 'stake', label: t('costSheet.stake'), value: `${money(amount)} USD` },
          { id: 'win', label: t('costSheet.win'), value: `${signedMoney(win)} USD` },
          { id: 'lose', label: t('costSheet.lose'), value: `${signedMoney(`-${amount}`)} USD` },
          { id: 'even', label: t('costSheet.breakEven'), value: plainPercent(mine.breakEven) },
        ]}
      />
    </Part>
  )
}

/** Folded where what one trades stands above: the whole list is long. */
function AllInstruments({
  caption,
  rows,
  look,
}: {
  caption: string
  rows: readonly DefinitionRow[]
  look: 'folded' | 'shown'
}) {
  const t = useText()
  return (
    <details open={look === 'shown'} className="text-dense text-text2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-text">
        {t('costSheet.allTitle', { count: rows.length })}
      </summary>
      <p className="text-caption text-text3">{caption}</p>
      <DefinitionList spacing="dense" rows={rows} />
    </details>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-body font-semibold text-text">{title}</h3>
      {children}
    </section>
  )
}

/** The name of a pair, as lists show it. */
function usePairs(): (symbol: string) => string {
  const instruments = useInstruments()
  return (symbol) => instruments?.find((one) => one.symbol === symbol)?.pair ?? symbol
}
