// The order or record that a message is about: where it is shown, what it is called.

import { orUnknown } from '@fairtick/wire/or-unknown'
import type { ChatMessage } from '@fairtick/wire/socket/frames'
import type { TextKey } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'

export type About = Pick<NonNullable<ChatMessage['about']>, 'kind' | 'id'>

const KINDS = ['option', 'contract', 'deposit', 'withdrawal'] as const

export const ABOUT_NAMES: Readonly<Record<About['kind'], TextKey>> = orUnknown(
  {
    option: 'chat.aboutOption',
    contract: 'chat.aboutContract',
    deposit: 'chat.aboutDeposit',
    withdrawal: 'chat.aboutWithdrawal',
  },
  'shell.unknown',
)

/** Of the address of the screen: `?kind=deposit&id=…`. */
export function aboutOf({
  kind,
  id,
}: Readonly<Record<string, string | undefined>>): About | undefined {
  const known = KINDS.find((one) => one === kind)
  return known === undefined || id === undefined || id === '' ? undefined : { kind: known, id }
}

export function hrefOfAbout({ kind, id }: About): string {
  return kind === 'option' || kind === 'contract'
    ? hrefOf('/pages/trade/orderdetail', { id })
    : hrefOf('/pages/wallet/record', { kind: `${kind}s`, id })
}
