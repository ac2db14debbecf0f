// How a method of paying in is named: by its network, or as a bank transfer.

import type { Say } from '../../platform/i18n.ts'
import { networkText } from './network-name.ts'

type Named = { readonly channel: 'crypto' | 'bank'; readonly network: string | null }

/** `Tron (TRC20)`, `Bank transfer` */
export function channelText({ channel, network }: Named, t: Say): string {
  return channel === 'bank' || network === null ? t('deposits.bankTransfer') : networkText(network)
}

/** `USDT · Tron (TRC20)` */
export function methodText(method: Named & { readonly currency: string }, t: Say): string {
  return `${method.currency} · ${channelText(method, t)}`
}

/** USD of one unit: `1 JPY = 0.0065 USD`; the same in every language. */
export function rateText(currency: string, rate: string): string {
  return `1 ${currency} = ${rate} USD`
}
