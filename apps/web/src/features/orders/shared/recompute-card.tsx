// How anyone arrives at a result from the recorded ticks, step by step.

import { Card } from '@fairtick/ui/card'
import { useText } from '../../../platform/i18n.ts'

export function RecomputeCard({ steps }: { steps: readonly string[] }) {
  const t = useText()
  return (
    <Card>
      <h2 className="pb-2 text-body font-semibold">{t('orders.recompute')}</h2>
      <ol className="flex flex-col gap-1.5 text-dense text-text2">
        {[...steps, t('orders.recomputeTicks')].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  )
}
