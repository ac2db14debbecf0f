// What helps against a refusal of money, where something does: what is missing is set, and one
// comes back.

import { ButtonLink } from '@fairtick/ui/button'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import { useText } from '../i18n.ts'
import { hrefOf } from '../paths.ts'
import { type RefusalAction, refusalCodeOf } from './refusal-action.ts'

export type CashRefusalActionProps = {
  problem: unknown
  /** Where one comes back to, with its query. */
  from: string
}

/** Nothing for what only time or another amount helps against. Needs the words of money. */
export function CashRefusalAction({ problem, from }: CashRefusalActionProps) {
  const t = useText()
  const code = refusalCodeOf(problem)
  const action = code && ACTIONS[code]
  if (action === undefined) return null
  return (
    <ButtonLink tone="outline" block href={hrefOf(action.path, { from })}>
      {t(action.label)}
    </ButtonLink>
  )
}

const SUPPORT: RefusalAction = { path: '/pages/user/kefu', label: 'wallet.askSupport' }

const LIMITS: RefusalAction = { path: '/pages/setting/limits', label: 'wallet.seeLimits' }

const ACTIONS: Readonly<Partial<Record<RefusalCode, RefusalAction>>> = {
  no_bank: { path: '/pages/setting/bank', label: 'wallet.bindBank' },
  no_wallet: { path: '/pages/setting/addwallet', label: 'wallet.addWallet' },
  withdraw_password_unset: {
    path: '/pages/user/setPayPassword',
    label: 'wallet.setFundPassword',
  },
  identity_needed: { path: '/pages/user/auth', label: 'identity.title' },
  not_verified: { path: '/pages/user/auth', label: 'identity.title' },
  insufficient_balance: { path: '/pages/recharge/select', label: 'home.deposit' },
  deposit_limit: LIMITS,
  self_excluded: LIMITS,
  locked: SUPPORT,
  storage_used_up: SUPPORT,
}
