// Fills against the prices that were shown: better, as shown, worse; how far, and in USD.

import { TableHead } from '@fairtick/ui/table-head'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { ReportMonth } from '../report-month.ts'
import { useFigures } from './use-figures.tsx'

type Slippage = ReportMonth['contracts']['slippage']

type SlippageTableProps = {
  slippage: Slippage
  title: TextKey
  how: TextKey
  /** Options have none: a strike decides who wins, and no amount. */
  amounts: 'shown' | 'none'
}

export function SlippageTable({ slippage, title, how, amounts }: SlippageTableProps) {
  const t = useText()
  const { fee, percent } = useFormats()
  const { counted } = useFigures()
  const { better, equal, worse, unnamed } = slippage
  const rows = [
    { label: 'report.better', ...better },
    { label: 'report.equal', ...ONLY_COUNTED, orders: equal },
    { label: 'report.worse', ...worse },
    { label: 'report.unnamed', ...ONLY_COUNTED, orders: unnamed },
  ] as const
  const hasAmounts = amounts === 'shown'
  return (
    <div className="pt-3">
      <table className="tabular w-full text-dense">
        <caption className="pb-1 text-start font-semibold">{t(title)}</caption>
        <TableHead
          columns={[
            t('report.columnFill'),
            t('report.columnOrders'),
            t('report.columnMean'),
            ...(hasAmounts ? ['USD'] : []),
          ]}
        />
        <tbody>
          {rows.map(({ label, orders, meanRatio, usd }) => (
            <tr key={label} className="border-t border-divider">
              <th scope="row" className="py-2 pe-1 text-start font-normal text-text2">
                {t(label)}
              </th>
              <td className="px-1 py-2 text-end">{counted(orders)}</td>
              <td className="px-1 py-2 text-end">
                {meanRatio === null ? '–' : percent(meanRatio)}
              </td>
              {hasAmounts && (
                <td className="py-2 ps-1 text-end">
                  {usd === null || meanRatio === null ? '–' : fee(usd)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 text-caption text-text3">{t(how)}</p>
    </div>
  )
}

const ONLY_COUNTED = { meanRatio: null, usd: null }
