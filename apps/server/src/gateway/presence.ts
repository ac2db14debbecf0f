// Users with a socket here: their events are heard, and whoever asks is told that they are present.

import { OWN_CHANNELS, type OwnChannel } from '@fairtick/wire/socket/own-channels'
import type { Bus } from '../platform/bus.ts'
import type { AccountUpdate } from '../platform/bus-topics.ts'
import type { Presence } from './signed-in-sockets.ts'

export function createPresence(
  bus: Pick<Bus, 'subscribe' | 'answer'>,
  receive: (update: AccountUpdate, channel: OwnChannel) => void,
): Presence {
  const present = new Map<string, readonly (() => void)[]>()
  return {
    arrive: (userId) => {
      const channels = OWN_CHANNELS.map((channel) =>
        bus.subscribe(channel, (update) => receive(update, channel), userId),
      )
      present.set(userId, [...channels, bus.answer('sockets.present', async () => true, userId)])
    },
    leave: (userId) => {
      for (const stop of present.get(userId) ?? []) stop()
      present.delete(userId)
    },
  }
}
