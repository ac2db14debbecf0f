// What staff are told by mail, in English as the back office is: secrets that open their place, and
// what others do with it.

import { emailKey } from '../profile/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import type { MadeSecret } from './one-time-secret.ts'
import type { MemberAct } from './request-payload.ts'

type Mails = Pick<StaffDependencies, 'mailer' | 'officeUrl'>

/** The only place where the secret is: whoever invited never sees it. */
export function mailInvitation(parts: Mails, email: string, made: MadeSecret): void {
  const text = [
    'You were invited to the back office of Fairtick. To choose a password and set up your',
    'authenticator app, open the address below and type the secret.',
  ].join('\n')
  const subject = 'Your invitation to the back office'
  parts.mailer.post({ to: emailKey(email), subject, text: withSecret(parts, text, made) })
}

export function mailFactorReset(parts: Mails, email: string, made: MadeSecret): void {
  const text = [
    'Your authenticator app of the back office was reset, and your sessions were ended. To set up',
    'a new app with your password, open the address below and type the secret.',
  ].join('\n')
  const subject = 'Your authenticator app was reset'
  parts.mailer.post({ to: emailKey(email), subject, text: withSecret(parts, text, made) })
}

type Asked = { readonly act: MemberAct; readonly asker: string }

/** At once, so that whom it is about can refuse it before another person has approved it. */
export function mailRequest(parts: Mails, email: string, { act, asker }: Asked): void {
  const text = [
    `${asker} asked in the back office: ${ASKED[act]}.`,
    'Another person has to approve it. If you do not want it, sign in and refuse it at My account,',
    'and tell another admin.',
    `\n${parts.officeUrl()}/#/me`,
  ].join('\n')
  parts.mailer.post({ to: emailKey(email), subject: 'Somebody asked for a change of yours', text })
}

const ASKED: Readonly<Record<MemberAct, string>> = {
  roles: 'that you have other roles',
  reset_factor: 'that your authenticator app is reset',
  end_sessions: 'that all your sessions end',
  deactivate: 'that your account is closed for good',
}

export function mailNewRecovery(parts: Mails, email: string): void {
  const text = [
    'A new recovery secret was made for you in the back office; the one before counts no more.',
    'If it was not you, tell another admin at once.',
  ].join('\n')
  parts.mailer.post({ to: emailKey(email), subject: 'A new recovery secret of yours', text })
}

export function mailRecovered({ mailer }: Pick<Mails, 'mailer'>, email: string): void {
  const text = [
    'The back office was recovered with the recovery secrets of two admins, on the machine of the',
    'installation. Your account was closed with those of all admins. If you did not expect this,',
    'ask who runs the machine at once.',
  ].join('\n')
  mailer.post({ to: emailKey(email), subject: 'The back office was recovered', text })
}

function withSecret({ officeUrl }: Mails, text: string, { secret, expiresMs }: MadeSecret): string {
  const until = new Date(expiresMs).toISOString().slice(0, 16).replace('T', ' ')
  return [
    text,
    `${officeUrl()}/#/enrol\n${secret}`,
    `It works once, until ${until} UTC. It was sent to you alone: give it to nobody, also not to`,
  ]
    .join('\n\n')
    .concat('\nwhoever says that they run the office. If you did not expect this, tell an admin.')
}
