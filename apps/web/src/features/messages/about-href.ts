// The way to the order, record or instrument that a message tells of.

import type { CallResult } from '@fairtick/wire/api-contract'
import { hrefOf } from '../../platform/paths.ts'

type About = NonNullable<CallResult<'messageContent'>['about']>

function isCash({ kind }: About): boolean {
  return kind === 'deposit' || kind === 'withdrawal'
}

export function aboutHref(about: About): string {
  const { kind, id } = about
  if (kind === 'instrument') return hrefOf('/pages/trade', { symbol: id })
  return isCash(about)
    ? hrefOf('/pages/wallet/record', { kind: `${kind}s`, id })
    : hrefOf('/pages/trade/orderdetail', { id })
}
