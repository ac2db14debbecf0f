// By whom a gap in the prices was gained from: counts, with their amounts below them.

import { TableHead } from '@fairtick/ui/table-head'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { useFigures } from './use-figures.tsx'

type Cell = { readonly orders: number | null; readonly usd?: string | null }

export type GapTableProps = {
  title: TextKey
  how: TextKey
  columns: readonly TextKey[]
  rows: readonly GapRow[]
}

type GapRow = {
  readonly label: TextKey
  /** For whom that is. */
  readonly who?: TextKey
  readonly cells: readonly Cell[]
}

/** The first row has the totals: where they are none the others are too. */
export function GapTable({ title, how, columns, rows }: GapTableProps) {
  const t = useText()
  const isEmpty = rows[0]?.cells.every(({ orders }) => orders === 0) ?? true
  return (
    <div className="pt-3">
      {isEmpty ? (
        <>
          <h3 className="text-dense font-semibold text-text">{t(title)}</h3>
          <p className="py-1 text-dense text-text2">{t('report.none')}</p>
        </>
      ) : (
        <table className="tabular w-full text-dense">
          <caption className="pb-1 text-start font-semibold">{t(title)}</caption>
          <TableHead columns={columns.map((column) => t(column))} />
          <tbody>
            {rows.map(({ label, who, cells }) => (
              <tr key={label} className="border-t border-divider">
                <th scope="row" className="py-2 pe-1 text-start font-normal text-text2">
                  {t(label)}
                  {who !== undefined && (
                    <span className="block text-caption text-text3">{t(who)}</span>
                  )}
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]} className="px-1 py-2 text-end last:pe-0">
                    <Gained cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="pt-1 text-caption text-text3">{t(how)}</p>
    </div>
  )
}

function Gained({ cell: { orders, usd } }: { cell: Cell }) {
  const { fee } = useFormats()
  const { counted } = useFigures()
  return (
    <>
      {counted(orders)}
      {orders !== null && orders > 0 && usd != null && (
        <span className="block whitespace-nowrap text-caption text-text3">{fee(usd)} USD</span>
      )}
    </>
  )
}
