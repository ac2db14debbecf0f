// What the terms can cost, in money, and that one has understood it.

import { Banner } from '@fairtick/ui/banner'
import { Checkbox } from '@fairtick/ui/checkbox'
import { TrendingDown } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { worstCaseOf } from './copy-form.ts'
import type { CopySheetForm } from './use-copy-sheet.ts'

type CopyRiskProps = { copy: CopySheetForm; profitShare: string }

export function CopyRisk({ copy, profitShare }: CopyRiskProps) {
  const t = useText()
  const { signedMoney, percent } = useFormats()
  const { form, change, problemOf } = copy
  const worst = worstCaseOf(form)
  return (
    <>
      <Banner tone="warn" look="card" live="none" icon={<TrendingDown />}>
        <strong className="block">{t('copying.worstTitle')}</strong>
        <span className="tabular" aria-live="polite">
          {worst === undefined
            ? t('copying.worstWaiting')
            : t('copying.worstText', { amount: signedMoney(`-${worst}`) })}
        </span>
      </Banner>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-dense text-text2">
        <li>{t('copying.costText', { rate: percent(profitShare) })}</li>
        <li>{t('copying.startsNow')}</li>
      </ul>
      <Checkbox
        checked={form.agrees}
        onChange={({ target }) => change({ agrees: target.checked })}
        label={t('copying.agree')}
        error={problemOf('agrees') && t('copying.agreeNeeded')}
      />
    </>
  )
}
