// Who asked for a code, and so may use it. Strangers who ask for the same address, or guess, have
// codes and quotas of their own: they use up nothing of anybody else's.

import { networkOf } from '../../../platform/caller-network.ts'
import { hashOf } from '../../../platform/random-id.ts'

/** As it is kept with a code. */
export type CodeHolder = string

export function sessionHolder(sessionId: string): CodeHolder {
  return hashOf('code of a session', sessionId)
}

/** `deviceKey`: of a browser by which the owner of the address has signed in. */
export function visitorHolder(address: string, deviceKey: string | undefined): CodeHolder {
  return deviceKey === undefined
    ? hashOf('code of a network', networkOf(address))
    : hashOf('code of a device', deviceKey)
}

/** What is given back with a code: by these the one that it must be is found. */
export type CodeClaim =
  | { readonly holder: CodeHolder }
  | { readonly challenge: string }
  /** A client that keeps no challenge: what was asked for from its browser or network. */
  | { readonly holders: readonly CodeHolder[] }

/** `deviceKeys`: all by which this browser could be known. */
export function claimOfVisitor(
  { address, deviceKeys }: { readonly address: string; readonly deviceKeys: readonly string[] },
  challenge: string | undefined,
): CodeClaim {
  if (challenge !== undefined) return { challenge }
  return { holders: [undefined, ...deviceKeys].map((key) => visitorHolder(address, key)) }
}
