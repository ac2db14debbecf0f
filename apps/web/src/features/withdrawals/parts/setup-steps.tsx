// What has to be there before a first withdrawal: done, or a link that comes back here.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import { Circle, CircleCheck } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { Method } from '../withdrawal-form.ts'
import type { Gate } from '../withdrawal-gates.ts'

export type SetupStepsProps = {
  gates: readonly Gate[]
  method: Method
  /** Where the links come back to. */
  from: string
}

/** Nothing once all of it is there. */
export function SetupSteps({ gates, method, from }: SetupStepsProps) {
  const t = useText()
  const isMissing = (kind: Gate['kind']) => gates.some((gate) => gate.kind === kind)
  const steps = [
    {
      isDone: !isMissing('no_target'),
      title: t(method === 'bank' ? 'withdraw.gateBank' : 'withdraw.gateWallet'),
      href: hrefOf(method === 'bank' ? '/pages/setting/bank' : '/pages/setting/addwallet', {
        from,
      }),
    },
    {
      isDone: !isMissing('no_password'),
      title: t('withdraw.gatePassword'),
      href: hrefOf('/pages/user/setPayPassword', { from }),
    },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Card className="pb-1">
      <h2 className="text-body font-semibold">{t('withdraw.gatesTitle')}</h2>
      <List>
        {steps.map(({ isDone, title, href }) =>
          isDone ? (
            <ListRow
              key={title}
              tone="muted"
              leading={<CircleCheck aria-hidden="true" className="size-5 text-success" />}
              title={title}
              trailing={t('withdraw.gateDone')}
            />
          ) : (
            <ListRow
              key={title}
              href={href}
              leading={<Circle aria-hidden="true" className="size-5 text-text3" />}
              title={title}
            />
          ),
        )}
      </List>
    </Card>
  )
}
