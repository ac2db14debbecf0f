// By which channels a person is told of something.

import {
  type ChannelChoice,
  NOTIFICATION_RULES,
  type NotificationKind,
  usualChoice,
} from '@fairtick/wire/notification-kinds'
import { type NotificationName, ruleOf } from './notifications.ts'
import type { Preferences } from './settings-store.ts'

export function choiceOf(
  { choices }: Pick<Preferences, 'choices'>,
  kind: NotificationKind,
): ChannelChoice {
  return choices.get(kind) ?? usualChoice(kind)
}

/**
 * Who chose pushes alone and has no browser for them is mailed, where one channel besides the app
 * has to work. What the act mails by itself is not mailed twice.
 */
export function channelsFor(
  { devices, ...preferences }: Pick<Preferences, 'choices' | 'devices'>,
  name: NotificationName,
): ChannelChoice {
  const { kind, isMailedByAct = false } = ruleOf(name)
  const { app, push, mail } = choiceOf(preferences, kind)
  const isPushed = push && devices > 0
  const isOnlyWay = NOTIFICATION_RULES[kind].needsSecond && !isPushed
  return { app, push: isPushed, mail: (mail || isOnlyWay) && !isMailedByAct }
}
