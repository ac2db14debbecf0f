// For whom passkeys are made: the name of the installation's address, and the pages that may ask.

export type RelyingParty = {
  /** A host name; a passkey works on it and the names below it, never on a bare number. */
  readonly id: string
  readonly name: string
  readonly isOrigin: (origin: string) => boolean
}

const NAME = 'Fairtick'

/**
 * Of the public address, behind a proxy too; without one passkeys work on this machine alone, as
 * `localhost` on whatever port.
 */
export function relyingPartyOf(
  publicUrl: string | undefined,
  otherOrigins: readonly string[] = [],
): RelyingParty {
  if (publicUrl === undefined) return { id: 'localhost', name: NAME, isOrigin: isLocal }
  const { hostname, origin } = new URL(publicUrl)
  const below = otherOrigins.filter((other) => isWithin(new URL(other).hostname, hostname))
  const origins = new Set([origin, ...below])
  return { id: hostname, name: NAME, isOrigin: (given) => origins.has(given) }
}

function isWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`)
}

function isLocal(origin: string): boolean {
  return /^http:\/\/localhost(:[0-9]{1,5})?$/.test(origin)
}
