// Calls of passkeys: adding, naming and removing them, and proving oneself by one.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { changedFactors, security } from './security.ts'
import { signedIn } from './session.ts'

/** How a browser reaches the device that keeps a passkey (WebAuthn level 3, section 5.8.4). */
const TRANSPORTS = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'] as const

/** For which acts a passkey can prove its owner; the same words as of mailed codes. */
export const PROOF_PURPOSES = ['security', 'bank', 'withdraw'] as const

const credential = z.object({ id: z.string(), transports: z.array(z.enum(TRANSPORTS)) })

/** What every question to a passkey carries. */
const question = {
  challenge: z.string(),
  rpId: z.string(),
  timeoutMs: z.int(),
}

/** What a passkey answers; each text is base64url, as the browser has it. */
export const passkeyAnswer = z.strictObject({
  credential: field.binaryText(1_400),
  clientData: field.binaryText(4_000),
  authenticatorData: field.binaryText(4_000),
  signature: field.binaryText(2_000),
})

/** A new passkey as the browser has made it. */
export const newPasskey = {
  credential: field.binaryText(1_400),
  clientData: field.binaryText(4_000),
  attestation: field.binaryText(12_000),
  transports: z.array(field.choice(TRANSPORTS)).max(TRANSPORTS.length, { error: 'above_maximum' }),
}

/** What a browser needs to make one. */
export const passkeyOptions = z.object({
  ...question,
  rpName: z.string(),
  userHandle: z.string(),
  userName: z.string(),
  displayName: z.string(),
  exclude: z.array(credential),
})

export const passkeyQuestion = z.object(question)

/** A question to the passkeys of one owner. */
export const ownQuestion = z.object({ ...question, allow: z.array(credential) })

/** Stands in for a code, once. */
export const passkeyProof = z.object({ otp: z.string(), expiresIn: z.int() })

export const passkeyCalls = {
  beginPasskey: defineCall(ROUTES.beginPasskey, {
    access: 'session',
    summary: 'What a browser needs to make a passkey; it counts once it is verified.',
    body: z.strictObject({ loginPassword: field.typedPassword }),
    result: passkeyOptions,
  }),
  addPasskey: defineCall(ROUTES.addPasskey, {
    access: 'session',
    summary: 'Takes the new passkey into use, with a second proof (purpose security).',
    body: z.strictObject({ ...newPasskey, name: field.passkeyName, otp: field.otp.optional() }),
    result: changedFactors,
  }),
  renamePasskey: defineCall(ROUTES.renamePasskey, {
    access: 'session',
    summary: 'Gives one of my passkeys another name.',
    body: z.strictObject({ id: field.id, name: field.passkeyName }),
    result: security,
  }),
  removePasskey: defineCall(ROUTES.removePasskey, {
    access: 'session',
    summary: 'Takes one of my passkeys out of use, with a second proof (purpose security).',
    body: z.strictObject({
      id: field.id,
      loginPassword: field.typedPassword,
      otp: field.otp.optional(),
    }),
    result: security,
  }),
  askPasskey: defineCall(ROUTES.askPasskey, {
    access: 'session',
    summary: 'A question to my passkeys, for one purpose.',
    body: z.strictObject({ purpose: field.choice(PROOF_PURPOSES) }),
    result: ownQuestion,
  }),
  provePasskey: defineCall(ROUTES.provePasskey, {
    access: 'session',
    summary: 'The answer of a passkey against an `otp` that proves its owner once.',
    body: passkeyAnswer,
    result: passkeyProof,
  }),
  askLoginPasskey: defineCall(ROUTES.askLoginPasskey, {
    access: 'public',
    summary: 'A question to any passkey of this installation.',
    result: passkeyQuestion,
  }),
  loginByPasskey: defineCall(ROUTES.loginByPasskey, {
    access: 'public',
    summary: 'Begins a session by the answer of a passkey; no password is asked for.',
    body: passkeyAnswer,
    result: signedIn,
  }),
}
