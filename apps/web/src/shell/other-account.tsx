// What is of the account that is not shown: said so, with the way to it, not as missing (TR-12.2).

import { Badge } from '@fairtick/ui/badge'
import { Button } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { ArrowLeftRight } from 'lucide-react'
import { useText } from '../platform/i18n.ts'
import { useSearchTexts } from '../platform/navigation.ts'
import { type AccountKind, switchAccount, useShownOfTwo } from '../platform/selected-account.ts'

/** Which account a message or record is of, where an installation has two. */
export function AccountBadge({ account }: { account: AccountKind | null }) {
  const t = useText()
  const shown = useShownOfTwo()
  if (shown === undefined || account === null) return null
  return (
    <Badge tone={account === 'practice' ? 'warn' : 'success'}>
      {t(account === 'practice' ? 'shell.practiceAccount' : 'shell.realAccount')}
    </Badge>
  )
}

/** Of the link that led here: the account that it names, where another one is shown. */
export function useOtherAccount(): AccountKind | undefined {
  const { account } = useSearchTexts()
  const shown = useShownOfTwo()
  if (shown === undefined || account === shown) return undefined
  return account === 'practice' || account === 'real' ? account : undefined
}

/** In place of an order or record of the other account: nothing of it is shown in this one. */
export function OfOtherAccount({ account }: { account: AccountKind }) {
  const t = useText()
  const words = WORDS[account]
  return (
    <EmptyState icon={<ArrowLeftRight />} action={<SwitchButton to={account} />}>
      <strong className="block pb-1 text-text">{t(words.of)}</strong>
      {t(words.hint)}
    </EmptyState>
  )
}

/** Beside what is not in the account that is shown: it may be in the other one. */
export function MaybeInOtherAccount() {
  const t = useText()
  const shown = useShownOfTwo()
  if (shown === undefined) return null
  const other = shown === 'real' ? 'practice' : 'real'
  return (
    <EmptyState icon={<ArrowLeftRight />} action={<SwitchButton to={other} />}>
      {t(WORDS[other].maybe)}
    </EmptyState>
  )
}

function SwitchButton({ to }: { to: AccountKind }) {
  const t = useText()
  return (
    <Button tone="outline" onClick={() => switchAccount(to)}>
      {t(TO_ACCOUNT[to])}
    </Button>
  )
}

/** What leads to an account says. */
export const TO_ACCOUNT = { practice: 'account.toPractice', real: 'account.toReal' } as const

const WORDS = {
  practice: {
    of: 'account.ofPractice',
    hint: 'shell.toPracticeText',
    maybe: 'account.maybeInPractice',
  },
  real: {
    of: 'account.ofReal',
    hint: 'shell.toRealText',
    maybe: 'account.maybeInReal',
  },
} as const
