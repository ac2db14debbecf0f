// What keeping receipts here is good for, and what it is not.

import { Card } from '@fairtick/ui/card'
import { type TextKey, useText } from '../../../platform/i18n.ts'

export function KeepingCard() {
  const t = useText()
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-body font-semibold text-text">{t('receipts.keepsTitle')}</h2>
      <ul className="grid list-disc gap-1 ps-5 text-dense text-text2">
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </Card>
  )
}

const POINTS: readonly TextKey[] = [
  'receipts.keepsSigned',
  'receipts.keepsHere',
  'receipts.keepsAgain',
  'receipts.keepsFile',
]
