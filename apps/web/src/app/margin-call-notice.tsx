// The margin call on whatever screen one is: names the risk rate, and leads to the positions.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { IconButton } from '@fairtick/ui/icon-button'
import { useAnnounce } from '@fairtick/ui/live-region'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useOpenContracts } from '../live/use-open-contracts.ts'
import { useClientState } from '../platform/client-state.ts'
import { useFormats } from '../platform/formats.ts'
import { useText } from '../platform/i18n.ts'
import { useNavigation } from '../platform/navigation.ts'
import { hrefOf } from '../platform/paths.ts'
import { type AccountKind, selectedAccount, switchAccount } from '../platform/selected-account.ts'
import { AccountBadge, TO_ACCOUNT } from '../shell/other-account.tsx'

const STOP_OUT_BY_DEFAULT = '0.5'
const POSITIONS = '/pages/lever/leverList'

export type MarginCallNoticeProps = {
  account: AccountKind
  riskRate: string
  onDismiss: () => void
}

/** Stays until it is dismissed or nothing is open any more: a warning that leaves is missed. */
export function MarginCallNotice({ account, riskRate, onDismiss }: MarginCallNoticeProps) {
  const t = useText()
  const formats = useFormats()
  const { go } = useNavigation()
  const announce = useAnnounce()
  const { positions, state } = useOpenContracts()
  const stopOut = useClientState((client) => client.dictData?.stopOut) ?? STOP_OUT_BY_DEFAULT
  const text = t('positions.marginCallText', {
    rate: formats.riskRate(riskRate),
    stopOut: formats.riskRate(stopOut),
  })
  useEffect(() => announce(text, 'assertive'), [announce, text])
  const isOfShown = account === selectedAccount()
  const see = () => {
    onDismiss()
    if (isOfShown) go(POSITIONS)
    else switchAccount(account, hrefOf(POSITIONS))
  }
  if (isOfShown && state === 'read' && positions.length === 0) return null
  return (
    <div className="fixed inset-x-0 top-[calc(var(--header-height)+env(safe-area-inset-top))] z-30 mx-auto w-full max-w-[480px] px-gutter pt-1">
      <div className="rounded-md bg-danger-tint pb-2 shadow-float">
        <div className="flex items-start">
          <Banner tone="danger" look="card" live="none" className="min-w-0 flex-1">
            <AccountBadge account={account} />
            <span className="block">{text}</span>
          </Banner>
          <IconButton
            label={t('shell.close')}
            icon={<X className="size-5" />}
            onClick={onDismiss}
            className="text-danger"
          />
        </div>
        <div className="flex justify-end px-2">
          <Button tone="danger" onClick={see}>
            {t(isOfShown ? 'positions.seePositions' : TO_ACCOUNT[account])}
          </Button>
        </div>
      </div>
    </div>
  )
}
