// The one way on from a refusal, where there is one: what is missing is set and one comes back.

import { ButtonLink } from '@fairtick/ui/button'
import { CallRefused } from '@fairtick/wire/client'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import { type TextKey, useText } from './i18n.ts'
import { hrefOf, type ScreenPath } from './paths.ts'

export type WayOutProps = {
  problem: unknown
  /** Where one comes back to, with its query. */
  from: string
}

/** Nothing for what only time or another amount helps against. Needs the words of money. */
export function WayOut({ problem, from }: WayOutProps) {
  const t = useText()
  const way = wayOutOf(problem)
  if (way === undefined) return null
  return (
    <ButtonLink tone="outline" block href={hrefOf(way.path, { from })}>
      {t(way.label)}
    </ButtonLink>
  )
}

type Way = { readonly path: ScreenPath; readonly label: TextKey }

function wayOutOf(problem: unknown): Way | undefined {
  if (!(problem instanceof CallRefused)) return undefined
  return WAYS[problem.answer.code as RefusalCode]
}

const SUPPORT: Way = { path: '/pages/user/kefu', label: 'wallet.askSupport' }

const LIMITS: Way = { path: '/pages/setting/limits', label: 'wallet.seeLimits' }

const WAYS: Readonly<Partial<Record<RefusalCode, Way>>> = {
  no_bank: { path: '/pages/setting/bank', label: 'wallet.bindBank' },
  no_wallet: { path: '/pages/setting/addwallet', label: 'wallet.addWallet' },
  withdraw_password_unset: {
    path: '/pages/user/setPayPassword',
    label: 'wallet.setFundPassword',
  },
  insufficient_balance: { path: '/pages/recharge/select', label: 'home.deposit' },
  deposit_limit: LIMITS,
  self_excluded: LIMITS,
  locked: SUPPORT,
  storage_used_up: SUPPORT,
}
