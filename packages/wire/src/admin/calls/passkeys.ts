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
    summary: 'What a browser needs to make a passkey, for who proves the factor they have.',
    body: z.strictObject({ code: field.factorCode }),
    result: passkeyOptions,
  }),
  addPasskey: defineAdminCall(ADMIN_ROUTES.addPasskey, {
    access: 'self',
    summary: 'Takes the new passkey into use.',
    body: z.strictObject({ ...newPasskey, name: field.passkeyName }),
    result: passkeys,
  }),
  removePasskey: defineAdminCall(ADMIN_ROUTES.removePasskey, {
    access: 'self',
    summary: 'Takes one of my passkeys out of use.',
    body: z.strictObject({ id: field.id, code: field.factorCode }),
    result: passkeys,
  }),
  askPasskey: defineAdminCall(ADMIN_ROUTES.askPasskey, {
    access: 'self',
    summary: 'A question to my passkeys, for one act.',
    result: ownQuestion,
  }),
  provePasskey: defineAdminCall(ADMIN_ROUTES.provePasskey, {
    access: 'self',
    summary: 'The answer of a passkey against an `otp` that stands in for one `code`.',
    body: passkeyAnswer,
    result: passkeyProof,
  }),
  askLoginPasskey: defineAdminCall(ADMIN_ROUTES.askLoginPasskey, {
    access: 'public',
    summary: 'A question to any passkey of the staff.',
    result: passkeyQuestion,
  }),
  loginByPasskey: defineAdminCall(ADMIN_ROUTES.loginByPasskey, {
    access: 'public',
    summary: 'Begins a session by the answer of a passkey; no password is asked for.',
    body: passkeyAnswer,
    result: staffSignedIn,
  }),
}
