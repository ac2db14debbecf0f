// What the proof shows, and what it cannot show.

import { Card } from '@fairtick/ui/card'
import { Check, type LucideIcon, X } from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'

export function MeaningCard() {
  const t = useText()
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-body font-semibold text-text">{t('liabilities.provesTitle')}</h2>
      <Points texts={PROVED} Icon={Check} />
      <h2 className="pt-2 text-body font-semibold text-text">{t('liabilities.provesNotTitle')}</h2>
      <Points texts={NOT_PROVED} Icon={X} />
    </Card>
  )
}

const PROVED: readonly TextKey[] = ['liabilities.provesOwn', 'liabilities.provesOthers']
const NOT_PROVED: readonly TextKey[] = [
  ...(['liabilities.notAssets', 'liabilities.notAll', 'liabilities.notSame'] as const),
]

function Points({ texts, Icon }: { texts: readonly TextKey[]; Icon: LucideIcon }) {
  return (
    <ul className="flex flex-col gap-2">
      {texts.map((text) => (
        <Point key={text} text={text} Icon={Icon} />
      ))}
    </ul>
  )
}

function Point({ text, Icon }: { text: TextKey; Icon: LucideIcon }) {
  const t = useText()
  return (
    <li className="flex items-start gap-2 text-dense text-text2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text3" />
      <span className="min-w-0">{t(text)}</span>
    </li>
  )
}
