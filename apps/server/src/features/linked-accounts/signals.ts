// What a visit or a payout target tells of who somebody is: the parts that must be the same.

import type { LinkSignal } from '@fairtick/wire/admin/link-signals'
import type { VisitorContext } from '@fairtick/wire/handler'
import { networkOf } from '../../platform/caller-network.ts'

export type Signal = { readonly kind: LinkSignal; readonly parts: readonly string[] }

/** The token is what the browser keeps from one visit to the next; undefined: it keeps nothing. */
export type Place = Pick<VisitorContext, 'address' | 'device' | 'deviceToken'>

/** A network alone is shared by households and carriers: it is noted, and links nobody. */
export function visitSignals(
  { address, device, deviceToken }: Place,
  fullName: string,
): readonly Signal[] {
  const network = networkOf(address)
  const name = nameKey(fullName)
  return [
    { kind: 'network', parts: [network] },
    { kind: 'place_name', parts: [network, device, name] },
    ...(deviceToken === undefined
      ? []
      : ([
          { kind: 'device', parts: [deviceToken] },
          { kind: 'device_name', parts: [deviceToken, name] },
        ] as const)),
  ]
}

type Bank = Readonly<
  Record<'bankWay' | 'branchNumber' | 'bankCode' | 'ifsc' | 'cardNumber', string>
>

export function bankSignal(bank: Bank): Signal {
  const { bankWay, branchNumber, bankCode, ifsc, cardNumber } = bank
  return { kind: 'bank', parts: [bankWay, branchNumber, bankCode, ifsc, cardNumber] }
}

/** An address is one wallet whatever is sent to it; hex is written in small or large letters. */
export function walletSignal(address: string): Signal {
  return { kind: 'wallet', parts: [address.toLowerCase()] }
}

/** Of a verified document: an HMAC of country, kind and number. */
export function identitySignal(numberMac: string): Signal {
  return { kind: 'identity', parts: [numberMac] }
}

const IDEOGRAPHS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`
/** A word, or one character of a script that sets no space between the names. */
const PART_OF_NAME = new RegExp(
  String.raw`[${IDEOGRAPHS}]|(?:(?![${IDEOGRAPHS}])[\p{L}\p{M}\p{N}])+`,
  'gu',
)

/** The parts of a name in the order of the alphabet: family name first or last is the same. */
export function nameKey(fullName: string): string {
  const parts = fullName.normalize('NFKC').toLowerCase().match(PART_OF_NAME) ?? []
  return parts.toSorted().join(' ')
}
