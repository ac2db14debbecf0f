// All levels with their volume and discount; mine is marked by a word too.

import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { joinClasses } from '@fairtick/ui/join-classes'
import { TableHead } from '@fairtick/ui/table-head'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { VipInfo } from '../use-vip-levels.ts'

export type LevelTableProps = { levels: VipInfo['levels']; mine: number }

export function LevelTable({ levels, mine }: LevelTableProps) {
  const t = useText()
  const { quantity, percent } = useFormats()
  return (
    <Card>
      <table className="tabular w-full text-dense">
        <caption className="pb-1 text-start font-semibold">{t('vip.tableTitle')}</caption>
        <TableHead
          columns={[t('vip.columnLevel'), t('vip.columnVolume'), t('vip.columnDiscount')]}
        />
        <tbody>
          {levels.map(({ level, volume, feeDiscount }) => (
            <tr
              key={level}
              aria-current={level === mine ? 'true' : undefined}
              className={joinClasses(
                'border-t border-divider',
                level === mine && 'font-semibold text-primary',
              )}
            >
              <th scope="row" className="py-2 text-start font-[inherit]">
                V{level} {level === mine && <Badge tone="primary">{t('vip.mine')}</Badge>}
              </th>
              <td className="px-0.5 py-2 text-end">{quantity(volume)}</td>
              <td className="py-2 text-end">{percent(feeDiscount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
