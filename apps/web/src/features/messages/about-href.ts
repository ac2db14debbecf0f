// The way to the order, record or instrument that a message tells of.

import type { CallResult } from '@fairtick/wire/api-contract'
import { hrefOf } from '../../platform/paths.ts'

type About = NonNullable<CallResult<'messageContent'>['about']>
type Account = CallResult<'messageContent'>['account']

function isCash({ kind }: About): boolean {
  return kind === 'deposit' || kind === 'withdrawal'
}

/** The link says of which account it is, so that it leads there from the other one too. */
export function aboutHref(about: About, of: Account): string {
  const { kind, id } = about
  const account = of ?? undefined
  if (kind === 'follow') return hrefOf('/pages/signalchannel', { tab: 'mine', account })
  if (kind === 'leader') return hrefOf('/pages/signalchannel/leader', { id, account })
  if (kind === 'copy_skips') {
    return hrefOf('/pages/signalchannel/records', { leaderId: id, kind: 'skipped', account })
  }
  if (kind === 'instrument') return hrefOf('/pages/trade', { symbol: id })
  return isCash(about)
    ? hrefOf('/pages/wallet/record', { kind: `${kind}s`, id, account })
    : hrefOf('/pages/trade/orderdetail', { id, account })
}
