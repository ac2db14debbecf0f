// The last 30 candles as a table, for those who cannot use the chart.

import type { Interval } from '@fairtick/core/market/candle'
import { TableHead } from '@fairtick/ui/table-head'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

const ROWS = '30'

export type CandleTableProps = { instrument: WireInstrument; interval: Interval }

export function CandleTable({ instrument, interval }: CandleTableProps) {
  const t = useText()
  const { price, dateTime } = useFormats()
  const { symbol, priceDecimals } = instrument
  const { data } = useQuery({
    queryKey: ['candleTable', symbol, interval],
    queryFn: async () => {
      const query = { coinName: symbol, type: interval, limit: ROWS }
      return (await call('candles', { query })).kline_list.toReversed()
    },
  })
  return (
    <div className="overflow-x-auto pb-3">
      <table className="tabular w-full text-end text-caption">
        <TableHead columns={[t('options.tableTime'), ...COLUMNS.map(({ label }) => t(label))]} />
        <tbody>
          {data?.map((candle) => (
            <tr key={candle.time} className="border-t border-divider">
              <th scope="row" className="py-1 pe-2 text-start font-normal whitespace-nowrap">
                {dateTime(candle.time)}
              </th>
              {COLUMNS.map(({ field }) => (
                <td key={field} className="px-1 py-1">
                  {price(candle[field], priceDecimals)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const COLUMNS = [
  { field: 'open_price', label: 'options.tableOpen' },
  { field: 'high_price', label: 'options.tableHigh' },
  { field: 'low_price', label: 'options.tableLow' },
  { field: 'close_price', label: 'options.tableClose' },
] as const
