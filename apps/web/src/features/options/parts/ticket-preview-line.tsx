// Right, wrong, equal, and how often one must be right for it to be worth it.

import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { TicketPreview } from '../ticket-form.ts'

export function TicketPreviewLine({ preview }: { preview: TicketPreview | undefined }) {
  const t = useText()
  const { signedMoney, plainPercent } = useFormats()
  const figures: ReadonlyArray<{ label: string; value: ReactNode }> = [
    {
      label: t('options.ifRight'),
      value: <b className="text-up">{preview ? signedMoney(preview.profit) : '—'}</b>,
    },
    {
      label: t('options.ifWrong'),
      value: <b className="text-down">{preview ? signedMoney(`-${preview.stake}`) : '—'}</b>,
    },
    { label: t('options.ifEqual'), value: t('options.refund') },
    {
      label: t('options.breakEven'),
      value: preview ? plainPercent(preview.breakEvenRate) : '—',
    },
  ]
  return (
    <dl className="flex flex-wrap justify-between gap-x-2 text-caption text-text2">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-1 whitespace-nowrap">
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
