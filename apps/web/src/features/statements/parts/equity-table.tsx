// The readings as a table, newest first, once it is unfolded.

import { Amount } from '@fairtick/ui/amount'
import { TableHead } from '@fairtick/ui/table-head'
import { useState } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { EquityPoints } from '../use-equity-history.ts'

export function EquityTable({ points }: { points: EquityPoints }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="target flex cursor-pointer items-center text-dense text-primary">
        {t('statements.equityTable')}
      </summary>
      {isOpen && (
        <section
          aria-label={t('statements.equityTitle')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys
          tabIndex={0}
          className="max-h-64 overflow-y-auto"
        >
          <Rows points={points} />
        </section>
      )}
    </details>
  )
}

function Rows({ points }: { points: EquityPoints }) {
  const t = useText()
  const { money, dateTime } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <table className="tabular w-full text-dense">
      <TableHead columns={[t('statements.equityTime'), `${t('account.equity')} (USD)`]} />
      <tbody>
        {points.toReversed().map(([time, equity]) => (
          <tr key={time} className="border-t border-divider">
            <th scope="row" className="py-1 text-start font-normal">
              {dateTime(time)}
            </th>
            <td className="py-1 text-end">
              <Amount
                text={money(equity)}
                size="dense"
                mark="hidden"
                masked={masked}
                maskedLabel={t('account.amountHidden')}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
