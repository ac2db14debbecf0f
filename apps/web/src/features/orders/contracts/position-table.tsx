// Open positions as a table, where a window is wide enough for one: under the chart of trading.

import { formatPrice } from '@fairtick/core/numbers/price'
import { TableHead } from '@fairtick/ui/table-head'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useInstrument } from '../../../live/instruments.ts'
import type { LivePosition } from '../../../live/live-figures.ts'
import { useLivePosition } from '../../../live/use-live-figures.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { SideBadge } from '../../contracts/public.ts'
import { useLiquidationText } from '../../order-ticket/public.ts'
import { ExplainPosition } from './explain-buttons.tsx'
import { LiveProfit } from './live-profit.tsx'
import { usePositionSheet } from './position-list.tsx'

export type PositionTableProps = { positions: readonly WireContract[]; label: string }

/** Keep it mounted without positions: a sheet tells the result after its row is gone. */
export function PositionTable({ positions, label }: PositionTableProps) {
  const t = useText()
  const { show, sheet } = usePositionSheet()
  return (
    <>
      {positions.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-label={label} className="tabular w-full text-end text-caption">
            <TableHead
              columns={[
                t('positions.lots'),
                t('positions.openPrice'),
                t('positions.exitPrice'),
                t('positions.openProfit'),
                t('positions.liquidationPrice'),
                t('positions.levels'),
                t('positions.margin'),
                t('positions.actions'),
              ]}
            />
            <tbody>
              {positions.map((order) => (
                <PositionRow key={order.id} order={order} onShow={show} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {sheet}
    </>
  )
}

type PositionRowProps = {
  order: WireContract
  onShow: (what: 'close' | 'levels', order: WireContract) => void
}

function PositionRow({ order, onShow }: PositionRowProps) {
  const t = useText()
  const { money, price } = useFormats()
  const live = useLivePosition(order.id)
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? 2
  const shown = (text: string | null | undefined) => (text == null ? '—' : price(text, decimals))
  const pair = instrument?.pair ?? order.symbol
  return (
    <tr className="border-t border-divider">
      <th scope="row" className="pe-2 text-start font-semibold whitespace-nowrap">
        <SideBadge order={order} /> {order.lotsOpen}
      </th>
      <td className="px-1">{shown(order.openPrice)}</td>
      <td className="px-1">{shown(live && formatPrice(live.exit, decimals))}</td>
      <td className="px-1">
        <span className="inline-flex items-center gap-3">
          <LiveProfit live={live} size="dense" />
          <ExplainPosition order={order} />
        </span>
      </td>
      <td className="px-1">
        <Liquidation order={order} live={live} decimals={decimals} />
      </td>
      <td className="px-1">
        {shown(order.takeProfit)}
        <br />
        {shown(order.stopLoss)}
      </td>
      <td className="px-1">{money(order.margin)}</td>
      <td className="whitespace-nowrap">
        <RowButton
          text={t('positions.levels')}
          label={t('positions.levelsOf', { pair })}
          onClick={() => onShow('levels', order)}
        />
        <RowButton
          text={t('positions.close')}
          label={t('positions.closeOf', { pair })}
          onClick={() => onShow('close', order)}
        />
      </td>
    </tr>
  )
}

type LiquidationProps = {
  order: WireContract
  live: LivePosition | undefined
  decimals: number
}

function Liquidation({ order, live, decimals }: LiquidationProps) {
  const { price } = useFormats()
  const liquidationText = useLiquidationText()
  const level = live?.liquidationPrice
  const text = level ? price(formatPrice(level, decimals), decimals) : '—'
  return liquidationText(text, level && live?.liquidationSide, order.direction)
}

type RowButtonProps = { text: string; label: string; onClick: () => void }

function RowButton({ text, label, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="target rounded-sm px-2 font-semibold text-primary hover:bg-primary-tint"
    >
      {text}
    </button>
  )
}
