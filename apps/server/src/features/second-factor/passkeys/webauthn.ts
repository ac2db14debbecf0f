// What a browser says about a passkey, checked by WebAuthn's rules: for customers and for staff.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { RelyingParty } from './relying-party.ts'

/** Each text is base64url. */
export type MadePasskey = {
  readonly credential: string
  readonly clientData: string
  readonly attestation: string
}

export type PasskeyAnswer = {
  readonly credential: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** How a browser reaches what keeps the passkey. */
export type Transport = 'usb' | 'nfc' | 'ble' | 'smart-card' | 'hybrid' | 'internal' | 'cable'

/** What is kept of a passkey to know it again. */
export type PasskeyKey = {
  readonly credentialId: string
  /** COSE, as base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly isSynced: boolean
}

/** How long a person may take, with another device in the next room. */
export const ANSWER_WITHIN_MS = 5 * MINUTE_MS

type Ours = {
  readonly party: RelyingParty
  /** Whether it is a challenge that we set for this, and that still counts. */
  readonly isOurs: (challenge: string) => boolean
}

/** Undefined: not made for us, or without proof that the owner was there. */
export async function checkNewPasskey(
  { credential, clientData, attestation }: MadePasskey,
  { party, isOurs }: Ours,
): Promise<(PasskeyKey & { readonly challenge: string }) | undefined> {
  const said = readClientData(clientData)
  if (said === undefined || !party.isOrigin(said.origin)) return undefined
  try {
    // Statements of makers are not asked for; looking into one could make us call an address in it.
    const bytes = isoBase64URL.toBuffer(attestation)
    if (decodeAttestationObject(bytes).get('fmt') !== 'none') return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id: credential, rawId: credential, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: isOurs,
      expectedOrigin: said.origin,
      expectedRPID: party.id,
    })
    if (!verified || registrationInfo.credential.id !== credential) return undefined
    return {
      credentialId: credential,
      publicKey: isoBase64URL.fromBuffer(registrationInfo.credential.publicKey),
      counter: registrationInfo.credential.counter,
      isSynced: registrationInfo.credentialBackedUp,
      challenge: said.challenge,
    }
  } catch {
    return undefined
  }
}

/** Undefined: not an answer of this passkey to us, or without proof that the owner was there. */
export async function checkPasskeyAnswer(
  { credential, clientData, authenticatorData, signature }: PasskeyAnswer,
  known: PasskeyKey,
  { party, isOurs }: Ours,
): Promise<{ readonly counter: number; readonly isSynced: boolean } | undefined> {
  const said = readClientData(clientData)
  if (said === undefined || !party.isOrigin(said.origin)) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: credential, rawId: credential, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      credential: {
        ...{ id: known.credentialId, counter: known.counter },
        publicKey: isoBase64URL.toBuffer(known.publicKey),
      },
      expectedChallenge: isOurs,
      expectedOrigin: said.origin,
      expectedRPID: party.id,
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, isSynced: credentialBackedUp } : undefined
  } catch {
    return undefined
  }
}

type ClientData = { readonly challenge: string; readonly origin: string }

/** What the browser says it was asked, and where; undefined: it says no such thing. */
export function readClientData(clientData: string): ClientData | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    if (typeof said !== 'object' || said === null) return undefined
    const { challenge, origin } = said as Partial<Record<keyof ClientData, unknown>>
    if (typeof challenge !== 'string' || typeof origin !== 'string') return undefined
    return { challenge, origin }
  } catch {
    return undefined
  }
}

/** By it a browser knows whose passkey it is; the id alone says nothing about the person. */
export function userHandleOf(id: string): string {
  return Buffer.from(id).toString('base64url')
}
