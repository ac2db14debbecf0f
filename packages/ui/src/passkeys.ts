// Passkeys as this browser has them; what speaks to it is loaded with the first use.

/** How a browser reaches the device that keeps a passkey (WebAuthn level 3, section 5.8.4). */
type Transport = 'usb' | 'nfc' | 'ble' | 'smart-card' | 'hybrid' | 'internal' | 'cable'

type KnownPasskey = { readonly id: string; readonly transports: readonly Transport[] }

export type PasskeyQuestion = {
  readonly challenge: string
  readonly rpId: string
  readonly timeoutMs: number
  /** None: any that the device has for this installation. */
  readonly allow?: readonly KnownPasskey[]
}

type PasskeyOptions = Omit<PasskeyQuestion, 'allow'> & {
  readonly rpName: string
  readonly userHandle: string
  readonly userName: string
  readonly displayName: string
  readonly exclude: readonly KnownPasskey[]
}

/** Texts are base64url, as the browser has them. */
export type PasskeyAnswer = {
  readonly credential: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

type MadePasskey = {
  readonly credential: string
  readonly clientData: string
  readonly attestation: string
  readonly transports: Transport[]
}

/** The person turned away, the device has one already, or it did not work. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem'
  readonly why: 'cancelled' | 'known' | 'failed'

  constructor(why: PasskeyProblem['why']) {
    super(`the passkey was not used: ${why}`)
    this.why = why
  }
}

/** A passkey belongs to a name, never to a bare number, and needs a page that nobody changed. */
export function arePasskeysPossible(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname)
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber
}

/** Throws a PasskeyProblem. */
export async function makePasskey(options: PasskeyOptions): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await asked(() =>
    startRegistration({
      optionsJSON: {
        challenge: options.challenge,
        rp: { id: options.rpId, name: options.rpName },
        user: {
          id: options.userHandle,
          name: options.userName,
          displayName: options.displayName,
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: options.timeoutMs,
        excludeCredentials: options.exclude.map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  )
  return {
    credential: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: (response.transports ?? []).filter(isTransport),
  }
}

/** Throws a PasskeyProblem. */
export async function answerByPasskey({
  challenge,
  rpId,
  timeoutMs,
  allow = [],
}: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await asked(() =>
    startAuthentication({
      optionsJSON: {
        ...{ challenge, rpId, timeout: timeoutMs, userVerification: 'required' as const },
        allowCredentials: allow.map(described),
      },
    }),
  )
  return {
    credential: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  }
}

/** EdDSA, ES256, RS256 (RFC 9053, RFC 8812). */
const ALGORITHMS = [-8, -7, -257]

const TRANSPORTS: readonly Transport[] = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal']

function isTransport(text: string): text is Transport {
  return TRANSPORTS.some((known) => known === text)
}

function described({ id, transports }: KnownPasskey) {
  return { id, type: 'public-key' as const, transports: transports.filter(isOfDom) }
}

type DomTransport = 'ble' | 'hybrid' | 'internal' | 'nfc' | 'usb'

function isOfDom(transport: Transport): transport is DomTransport {
  return transport !== 'smart-card' && transport !== 'cable'
}

async function asked<Credential>(ask: () => Promise<Credential>): Promise<Credential> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new PasskeyProblem('known')
    const isCancelled = name === 'NotAllowedError' || name === 'AbortError'
    throw new PasskeyProblem(isCancelled ? 'cancelled' : 'failed')
  }
}
