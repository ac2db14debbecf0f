// The way on from what stands against an order: money, room, limits of one's own, the support.

import { ButtonLink } from '@fairtick/ui/button'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import { useAccountView } from '../live/use-live.ts'
import { useOpenContracts } from '../live/use-open-contracts.ts'
import { useText } from '../platform/i18n.ts'
import { hrefOf } from '../platform/paths.ts'
import { selectedAccount } from '../platform/selected-account.ts'
import type { RefusalAction } from '../platform/submission/refusal-action.ts'
import { decideTradeAction, type TradeAction } from './decide-trade-action.ts'

export type TradeRefusalActionProps = { action: TradeAction }

export function TradeRefusalAction({ action }: TradeRefusalActionProps) {
  const t = useText()
  const { path, label } = ACTIONS[action]
  return (
    <ButtonLink tone="soft" size="large" className="min-w-0 flex-1" href={hrefOf(path)}>
      {t(label)}
    </ButtonLink>
  )
}

/** What may be done about a refusal; undefined where only another price or time helps. */
export function useTradeRefusalAction(code: RefusalCode | undefined): TradeAction | undefined {
  const { positions, pending } = useOpenContracts()
  const { running } = useAccountView()
  const isFlat = positions.length + pending.length + running.length === 0
  return decideTradeAction(code, { account: selectedAccount(), exposure: isFlat ? 'flat' : 'open' })
}

const ACTIONS: Readonly<Record<TradeAction, RefusalAction>> = {
  deposit: { path: '/pages/recharge/select', label: 'orderTicket.wayDeposit' },
  reset: { path: '/pages/home/assets', label: 'orderTicket.wayReset' },
  orders: { path: '/pages/home/order', label: 'orderTicket.wayOrders' },
  limits: { path: '/pages/setting/limits', label: 'orderTicket.wayLimits' },
  verify: { path: '/pages/user/auth', label: 'orderTicket.wayVerify' },
  support: { path: '/pages/user/kefu', label: 'orderTicket.waySupport' },
}
