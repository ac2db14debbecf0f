// My contracts on one instrument as lines of the chart: open, levels, liquidation, waiting limits.

import { formatPrice } from '@fairtick/core/numbers/price'
import type { ChartLine } from '@fairtick/ui/candle-chart'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useMemo } from 'react'
import { useLiveFigures } from '../../live/use-live-figures.ts'
import { useOpenContracts } from '../../live/use-open-contracts.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import { type Say, useText } from '../../platform/i18n.ts'
import type { LevelKind } from './level-form.ts'

/** A level that was dragged to a price: nothing is set before its sheet is sent. */
export type DraggedLevel = {
  readonly order: WireContract
  readonly kind: LevelKind
  readonly price: string
}

/** `onDrag` keeps its identity. */
export function useContractLines(
  { symbol }: WireInstrument,
  onDrag: (level: DraggedLevel) => void,
): readonly ChartLine[] {
  const t = useText()
  const { positions, pending } = useOpenContracts()
  const liquidation = useLiquidation(symbol)
  return useMemo(() => {
    const ofSymbol = (order: WireContract) => order.symbol === symbol
    return [
      ...positions.filter(ofSymbol).flatMap((order) => positionLines(order, t, onDrag)),
      ...pending.filter(ofSymbol).flatMap((order) => limitLine(order, t)),
      ...(liquidation === undefined
        ? []
        : [
            {
              id: 'liquidation',
              price: liquidation,
              label: `! ${t('options.lineLiquidation')}`,
              tone: 'neutral' as const,
              dashed: true,
              column: 1 as const,
            },
          ]),
    ]
  }, [positions, pending, liquidation, symbol, t, onDrag])
}

/** Prices of the levels that an open ticket would set. */
export type DraftLevels = {
  readonly takeProfit: string | undefined
  readonly stopLoss: string | undefined
}

export function useDraftLines({ takeProfit, stopLoss }: DraftLevels): readonly ChartLine[] {
  const t = useText()
  return useMemo(() => {
    const line = (
      id: string,
      price: string | undefined,
      look: Pick<ChartLine, 'label' | 'tone'>,
    ) => (price === undefined ? [] : [{ id, price, dashed: true, column: 1 as const, ...look }])
    return [
      ...line('draft-tp', takeProfit, {
        label: `+ ${t('options.lineTakeProfit')}`,
        tone: 'primary',
      }),
      ...line('draft-sl', stopLoss, { label: `− ${t('options.lineStopLoss')}`, tone: 'neutral' }),
    ]
  }, [takeProfit, stopLoss, t])
}

/** One for all positions on the instrument, as they move together (TR-4.9). */
function useLiquidation(symbol: string): string | undefined {
  const { positions } = useLiveFigures()
  for (const { order, liquidationPrice } of positions.values()) {
    if (order.symbol !== symbol || liquidationPrice === undefined) continue
    return formatPrice(liquidationPrice, 0)
  }
  return undefined
}

/**
 * Sign and word on every tag, so that colour is never the only difference. The canvas draws them:
 * signs that every font of a phone has, none as a coloured picture.
 */
function positionLines(
  order: WireContract,
  t: Say,
  onDrag: (level: DraggedLevel) => void,
): readonly ChartLine[] {
  const { id, direction, lotsOpen, openPrice, takeProfit, stopLoss } = order
  const line = (name: string, price: string | null, look: Omit<ChartLine, 'id' | 'price'>) =>
    price === null ? [] : [{ id: `${id}-${name}`, price, ...look }]
  const tone = direction === 'long' ? 'up' : 'down'
  const position = `${sideText(direction, t)} ${lotsOpen}`
  const drag = (kind: LevelKind, level: string) => ({
    label: t('options.lineHandle', { level, position }),
    onDrop: (price: string) => onDrag({ order, kind, price }),
  })
  return [
    ...line('open', openPrice, {
      label: position,
      tone,
      column: direction === 'long' ? 0 : 1,
    }),
    ...line('tp', takeProfit, {
      label: `+ ${t('options.lineTakeProfit')}`,
      tone: 'primary',
      dashed: true,
      drag: drag('takeProfit', t('options.lineTakeProfit')),
    }),
    ...line('sl', stopLoss, {
      label: `− ${t('options.lineStopLoss')}`,
      tone: 'neutral',
      dashed: true,
      drag: drag('stopLoss', t('options.lineStopLoss')),
    }),
  ]
}

function limitLine(
  { id, direction, lots, delegatedPrice }: WireContract,
  t: Say,
): readonly ChartLine[] {
  if (delegatedPrice === null) return []
  const tone = direction === 'long' ? 'up' : 'down'
  const label = `${t('options.lineLimit')} ${sideText(direction, t)} ${lots}`
  return [{ id, price: delegatedPrice, label, tone, dashed: true, column: 2 }]
}

function sideText(direction: WireContract['direction'], t: Say): string {
  return direction === 'long' ? `▲ ${t('options.lineLong')}` : `▼ ${t('options.lineShort')}`
}
