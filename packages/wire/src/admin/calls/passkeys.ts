// Calls of staff's own passkeys: beside the app, wherever a second factor is asked for.

import * as z from 'zod'
import {
  newPasskey,
  ownQuestion,
  passkeyAnswer,
  passkeyOptions,
  passkeyProof,
  passkeyQuestion,
} from '../../calls/passkeys.ts'
import { passkey } from '../../calls/security.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { staffSignedIn } from './staff-auth.ts'

const passkeys = z.object({ passkeys: z.array(passkey) })

export const staffPasskeyCalls = {
  myPasskeys: defineAdminCall(ADMIN_ROUTES.myPasskeys, {
    access: 'self',
    summary: 'My passkeys.',
    result: passkeys,
  }),
  beginPasskey: defineAdminCall(ADMIN_ROUTES.beginPasskey, {
    access: 'self',
    proof: 'factor',
    summary: 'What a browser needs to make a passkey, for who proves the factor they have.',
    result: passkeyOptions,
  }),
  addPasskey: defineAdminCall(ADMIN_ROUTES.addPasskey, {
    access: 'self',
    proof: { none: 'its question was made for who proved a factor to `beginPasskey`' },
    summary: 'Takes the new passkey into use.',
    body: z.strictObject({ ...newPasskey, name: field.passkeyName }),
    result: passkeys,
  }),
  removePasskey: defineAdminCall(ADMIN_ROUTES.removePasskey, {
    access: 'self',
    proof: 'factor',
    summary: 'Takes one of my passkeys out of use.',
    body: z.strictObject({ id: field.id }),
    result: passkeys,
  }),
  askPasskey: defineAdminCall(ADMIN_ROUTES.askPasskey, {
    access: 'self',
    proof: { none: 'it is how a passkey is asked for a factor' },
    summary: 'A question to my passkeys, for one act.',
    result: ownQuestion,
  }),
  provePasskey: defineAdminCall(ADMIN_ROUTES.provePasskey, {
    access: 'self',
    proof: { none: 'the answer of the passkey, in its form, is the factor' },
    summary: 'The answer of a passkey against an `otp` that stands in for one code of the app.',
    body: passkeyAnswer,
    result: passkeyProof,
  }),
  askLoginPasskey: defineAdminCall(ADMIN_ROUTES.askLoginPasskey, {
    access: 'public',
    proof: { none: 'it asks a question and changes nothing' },
    summary: 'A question to any passkey of the staff.',
    result: passkeyQuestion,
  }),
  loginByPasskey: defineAdminCall(ADMIN_ROUTES.loginByPasskey, {
    access: 'public',
    proof: { none: 'it begins a session: the answer of the passkey is in its form' },
    summary: 'Begins a session by the answer of a passkey; no password is asked for.',
    body: passkeyAnswer,
    result: staffSignedIn,
  }),
}
