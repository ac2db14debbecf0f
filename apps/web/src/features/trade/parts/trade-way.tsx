// The way on from what stands against an order: money, room, limits of one's own, the support.

import { ButtonLink } from '@fairtick/ui/button'
import { CallRefused } from '@fairtick/wire/client'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import { shownAccount } from '../../../live/live.ts'
import { useAccountView } from '../../../live/use-live.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf, type ScreenPath } from '../../../platform/paths.ts'
import { type TradeWay, tradeWayOf } from '../trade-way-of.ts'

export type TradeWayLinkProps = { way: TradeWay }

export function TradeWayLink({ way }: TradeWayLinkProps) {
  const t = useText()
  const { path, label } = WAYS[way]
  return (
    <ButtonLink tone="soft" size="large" className="min-w-0 flex-1" href={hrefOf(path)}>
      {t(label)}
    </ButtonLink>
  )
}

/** What may be done about a refusal; undefined where only another price or time helps. */
export function useTradeWay(code: RefusalCode | undefined): TradeWay | undefined {
  const { positions, pending } = useOpenContracts()
  const { running } = useAccountView()
  const isFlat = positions.length + pending.length + running.length === 0
  return tradeWayOf(code, { account: shownAccount(), exposure: isFlat ? 'flat' : 'open' })
}

export function refusalCodeOf(problem: unknown): RefusalCode | undefined {
  return problem instanceof CallRefused ? (problem.answer.code as RefusalCode) : undefined
}

const WAYS: Readonly<Record<TradeWay, { readonly path: ScreenPath; readonly label: TextKey }>> = {
  deposit: { path: '/pages/recharge/select', label: 'desk.wayDeposit' },
  reset: { path: '/pages/home/assets', label: 'desk.wayReset' },
  orders: { path: '/pages/home/order', label: 'desk.wayOrders' },
  limits: { path: '/pages/setting/limits', label: 'desk.wayLimits' },
  support: { path: '/pages/user/kefu', label: 'desk.waySupport' },
}
