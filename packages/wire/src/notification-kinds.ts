// Kinds of messages a person gets, the ways they come, and which of these cannot be switched off.

export const NOTIFICATION_KINDS = [
  'security',
  'money',
  'margin',
  'orders',
  'options',
  'account',
  'alerts',
  'chat',
  'terms',
  'routine',
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** In the app with a mark as unread, on the screens of devices, by e-mail. */
export const CHANNELS = ['app', 'push', 'mail'] as const

export type Channel = (typeof CHANNELS)[number]

export type ChannelChoice = Readonly<Record<Channel, boolean>>

type KindRule = {
  /** On for everybody, whatever they choose. */
  readonly fixed: readonly Channel[]
  /** On until somebody chooses otherwise. */
  readonly usual: readonly Channel[]
  readonly offered: readonly Channel[]
  /** One channel besides the app has to stay on. */
  readonly needsSecond: boolean
  /** Comes during quiet hours too. */
  readonly isUrgent: boolean
}

const rule = (rest: Pick<KindRule, 'usual'> & Partial<KindRule>): KindRule => ({
  ...{ fixed: [], offered: CHANNELS, needsSecond: false, isUrgent: false },
  ...rest,
})

export const NOTIFICATION_RULES: Readonly<Record<NotificationKind, KindRule>> = {
  security: rule({ usual: CHANNELS, fixed: ['app', 'mail'], isUrgent: true }),
  money: rule({ usual: CHANNELS, fixed: ['app'], needsSecond: true }),
  margin: rule({ usual: CHANNELS, fixed: ['app'], needsSecond: true, isUrgent: true }),
  orders: rule({ usual: ['app', 'push'] }),
  options: rule({ usual: ['app'] }),
  account: rule({ usual: ['app'] }),
  alerts: rule({ usual: ['app', 'push'] }),
  chat: rule({ usual: ['app', 'push'], fixed: ['app'], offered: ['app', 'push'] }),
  terms: rule({ usual: ['app'], fixed: ['app'] }),
  // What comes by itself day after day and asks for nothing: no badge and no push.
  routine: rule({ usual: [] }),
}

export function usualChoice(kind: NotificationKind): ChannelChoice {
  const { usual } = NOTIFICATION_RULES[kind]
  const has = (channel: Channel) => usual.includes(channel)
  return { app: has('app'), push: has('push'), mail: has('mail') }
}

/** Whether the rules of the kind leave somebody this choice. */
export function isAllowedChoice(kind: NotificationKind, choice: ChannelChoice): boolean {
  const { fixed, offered, needsSecond } = NOTIFICATION_RULES[kind]
  if (!fixed.every((channel) => choice[channel])) return false
  if (CHANNELS.some((channel) => choice[channel] && !offered.includes(channel))) return false
  return !needsSecond || choice.push || choice.mail
}
