// What a person can choose of a kind of messages, and how it stands.

import {
  CHANNELS,
  type Channel,
  isAllowedChoice,
  NOTIFICATION_RULES,
} from '@fairtick/wire/notification-kinds'
import type { KindChoice } from './use-notifications.ts'

export type ChannelState = {
  readonly channel: Channel
  readonly isOn: boolean
  /** It stays as it is: a rule says so. */
  readonly isFixed: boolean
}

/**
 * `isPushOffered`: by this installation. Where it is not, what needs another channel beside the app
 * is mailed, whatever was chosen.
 */
export function channelStates(
  choice: KindChoice,
  { isPushOffered }: { readonly isPushOffered: boolean },
): readonly ChannelState[] {
  const { offered, needsSecond } = NOTIFICATION_RULES[choice.kind]
  const shown = CHANNELS.filter(
    (channel) => offered.includes(channel) && (channel !== 'push' || isPushOffered),
  )
  return shown.map((channel) => {
    if (channel === 'mail' && needsSecond && !isPushOffered) {
      return { channel, isOn: true, isFixed: true }
    }
    const isOn = choice[channel]
    return { channel, isOn, isFixed: !isAllowedChoice(choice.kind, toggled(choice, channel)) }
  })
}

export function toggled(choice: KindChoice, channel: Channel): KindChoice {
  return { ...choice, [channel]: !choice[channel] }
}
