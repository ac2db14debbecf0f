// After registering: what the practice account is, and where to begin.

import { Amount } from '@fairtick/ui/amount'
import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CircleCheck, ListChecks, RotateCcw, ShieldCheck } from 'lucide-react'
import type { User } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function Welcome({ user }: { user: User }) {
  const t = useText()
  const { money } = useFormats()
  const practice = user.accounts.find(({ kind }) => kind === 'practice')
  return (
    <div className="flex flex-col gap-5 px-gutter pt-4 pb-10">
      <CircleCheck aria-hidden="true" className="mx-auto mt-2 size-14 text-success" />
      <Card className="flex flex-col gap-4">
        <div className="text-center">
          <p className="text-dense text-text2">{t('session.welcomeMoney')}</p>
          <Amount
            text={practice ? money(practice.balance) : null}
            unit="USD"
            size="equity"
            mark="hidden"
            className="justify-center"
          />
        </div>
        <ul className="flex flex-col gap-3 text-dense text-text">
          <Point Icon={ShieldCheck}>{t('session.welcomeNoReal')}</Point>
          <Point Icon={RotateCcw}>{t('session.welcomeReset')}</Point>
          <Point Icon={ListChecks}>{t('session.welcomeCheck')}</Point>
        </ul>
      </Card>
      <div className="flex flex-col gap-2">
        <ButtonLink href={hrefOf('/')} size="large" block>
          {t('session.welcomeHome')}
        </ButtonLink>
        <ButtonLink href={hrefOf('/pages/home/market')} tone="quiet" block>
          {t('session.welcomeMarket')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Point({ Icon, children }: { Icon: typeof ShieldCheck; children: string }) {
  return (
    <li className="flex items-start gap-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-primary-tint text-primary">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 pt-1.5">{children}</span>
    </li>
  )
}
