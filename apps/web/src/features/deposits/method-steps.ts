// The steps of paying in by a method: who sends coins says first on which network.

import type { CallResult } from '@fairtick/wire/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'

export type DepositMethod = CallResult<'depositMethod'>['method']
export type DepositStep = 'method' | 'network' | 'send' | 'proof'

const ALL: readonly DepositStep[] = ['method', 'network', 'send', 'proof']
const STEPS: Readonly<Record<DepositMethod['channel'], readonly DepositStep[]>> = orUnknown(
  { crypto: ALL, bank: ['method', 'send', 'proof'] },
  ALL,
)

export function stepsOf({ channel }: Pick<DepositMethod, 'channel'>): readonly DepositStep[] {
  return STEPS[channel]
}

/** Where to send is told after the network has been confirmed. */
export function isAddressShown(
  { id, channel }: Pick<DepositMethod, 'id' | 'channel'>,
  confirmedId: string | undefined,
): boolean {
  return channel === 'bank' || confirmedId === id
}

/** The methods that pay in the same currency over another network. */
export function networksOf(
  methods: readonly DepositMethod[],
  { currency, channel }: Pick<DepositMethod, 'currency' | 'channel'>,
): readonly DepositMethod[] {
  return methods.filter((one) => one.currency === currency && one.channel === channel)
}
