// What stops every withdrawal for now, until when, and what can be done about it.

import { Banner } from '@fairtick/ui/banner'
import { ButtonLink } from '@fairtick/ui/button'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Clock, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { countdownText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { Gate } from '../withdrawal-gates.ts'

export type BlockedNotesProps = { gates: readonly Gate[]; nowMs: number }

export function BlockedNotes({ gates, nowMs }: BlockedNotesProps) {
  const t = useText()
  return gates.map((gate) => {
    switch (gate.kind) {
      case 'lock':
        return (
          <Note key={gate.kind} icon={<Lock />}>
            <span className="block">{gate.sentence}</span>
            <ButtonLink tone="soft" className="mt-2" href={hrefOf('/pages/user/kefu')}>
              {t('session.customerService')}
            </ButtonLink>
          </Note>
        )
      case 'frozen':
        return <Note key={gate.kind}>{t('problems.withdrawalsFrozen')}</Note>
      case 'password_lock':
        return (
          <Note key={gate.kind} icon={<Lock />}>
            <strong className="block">{t('withdraw.lockedTitle')}</strong>
            <Until untilMs={gate.untilMs} nowMs={nowMs} />
            <ButtonLink
              tone="soft"
              className="mt-2"
              href={hrefOf('/pages/user/setPayPassword', { way: 'reset' })}
            >
              {t('fundPassword.resetTitle')}
            </ButtonLink>
          </Note>
        )
      case 'hold':
        return (
          <Note key={gate.kind} icon={<Clock />}>
            <strong className="block">{t('withdraw.waitTitle')}</strong>
            <span className="block">{t(REASONS[gate.reason])}</span>
            <Until untilMs={gate.untilMs} nowMs={nowMs} />
            <span className="block">{t('withdraw.tradingFree')}</span>
          </Note>
        )
      case 'no_target':
      case 'no_password':
        return null
      default:
        return gate satisfies never
    }
  })
}

function Note({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <Banner tone="warn" look="card" live="none" icon={icon} className="items-start [&>span]:pt-1">
      {children}
    </Banner>
  )
}

function Until({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const t = useText()
  const { dateTime } = useFormats()
  const left = countdownText(untilMs - nowMs, t)
  return (
    <span className="tabular block">{t('withdraw.until', { time: dateTime(untilMs), left })}</span>
  )
}

const REASONS = orUnknown(
  {
    password: 'withdraw.holdPassword',
    contact: 'withdraw.holdContact',
    fund_password: 'withdraw.holdFundPassword',
    factor: 'withdraw.holdFactor',
    bank: 'withdraw.holdBank',
    wallet: 'withdraw.holdWallet',
  } as const satisfies Record<string, TextKey>,
  'shell.unknown',
)
