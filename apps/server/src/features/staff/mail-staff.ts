// What staff are told by mail, in English as the back office is: secrets that open their place, and
// what others do with it.

import type { Queryable } from '../../platform/database.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import { emailKey } from '../profile/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import type { MadeSecret } from './one-time-secret.ts'
import type { MemberAct } from './request-payload.ts'

type Mails = { readonly mails: Pick<MailOutbox, 'add'> }
type Parts = Mails & Pick<StaffDependencies, 'officeUrl'>

/** Whom a mail of this cause goes to, in the transaction of what it tells. */
export type MailTo = { readonly tx: Queryable; readonly cause: string; readonly email: string }

/** The only place where the secret is: whoever invited never sees it. */
export function mailInvitation(parts: Parts, to: MailTo, made: MadeSecret): Promise<void> {
  const text = [
    'You were invited to the back office of Fairtick. To choose a password and set up your',
    'authenticator app, open the address below and type the secret.',
  ].join('\n')
  const subject = 'Your invitation to the back office'
  return add(parts, to, { subject, text: withSecret(parts, text, made) })
}

export function mailFactorReset(parts: Parts, to: MailTo, made: MadeSecret): Promise<void> {
  const text = [
    'Your authenticator app of the back office was reset, and your sessions were ended. To set up',
    'a new app with your password, open the address below and type the secret.',
  ].join('\n')
  const subject = 'Your authenticator app was reset'
  return add(parts, to, { subject, text: withSecret(parts, text, made) })
}

type Asked = { readonly act: MemberAct; readonly asker: string }

/** At once, so that whom it is about can refuse it before another person has approved it. */
export function mailRequest(parts: Parts, to: MailTo, { act, asker }: Asked): Promise<void> {
  const text = [
    `${asker} asked in the back office: ${ASKED[act]}.`,
    'Another person has to approve it. If you do not want it, sign in and refuse it at My account,',
    'and tell another admin.',
    `\n${parts.officeUrl()}/#/me`,
  ].join('\n')
  return add(parts, to, { subject: 'Somebody asked for a change of yours', text })
}

const ASKED: Readonly<Record<MemberAct, string>> = {
  roles: 'that you have other roles',
  reset_factor: 'that your authenticator app is reset',
  end_sessions: 'that all your sessions end',
  deactivate: 'that your account is closed for good',
}

export function mailNewRecovery(parts: Parts, to: MailTo): Promise<void> {
  const text = [
    'A new recovery secret was made for you in the back office; the one before counts no more.',
    'If it was not you, tell another admin at once.',
  ].join('\n')
  return add(parts, to, { subject: 'A new recovery secret of yours', text })
}

export function mailRecovered(parts: Mails, to: MailTo): Promise<void> {
  const text = [
    'The back office was recovered with the recovery secrets of two admins, on the machine of the',
    'installation. Your account was closed with those of all admins. If you did not expect this,',
    'ask who runs the machine at once.',
  ].join('\n')
  return add(parts, to, { subject: 'The back office was recovered', text })
}

function add(
  { mails }: Mails,
  { tx, cause, email }: MailTo,
  mail: { readonly subject: string; readonly text: string },
): Promise<void> {
  return mails.add(tx, { cause, userId: null, to: emailKey(email), ...mail })
}

function withSecret({ officeUrl }: Parts, text: string, { secret, expiresMs }: MadeSecret): string {
  const until = new Date(expiresMs).toISOString().slice(0, 16).replace('T', ' ')
  return [
    text,
    `${officeUrl()}/#/enrol\n${secret}`,
    `It works once, until ${until} UTC. It was sent to you alone: give it to nobody, also not to`,
  ]
    .join('\n\n')
    .concat('\nwhoever says that they run the office. If you did not expect this, tell an admin.')
}
