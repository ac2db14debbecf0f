// The two ways of money: in and out.

import { ButtonLink } from '@fairtick/ui/button'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function CashActions() {
  const t = useText()
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <ButtonLink block href={hrefOf('/pages/recharge/select')} icon={<ArrowDownToLine />}>
        {t('home.deposit')}
      </ButtonLink>
      <ButtonLink block tone="outline" href={hrefOf('/pages/withdraw')} icon={<ArrowUpFromLine />}>
        {t('home.withdraw')}
      </ButtonLink>
    </div>
  )
}
