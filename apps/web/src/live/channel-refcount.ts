// Counts who wants a channel, so that it is subscribed once and left when nobody wants it.

import type { ChannelName } from '@fairtick/wire/socket/channels'

export type ChannelRefcount = {
  readonly channels: () => readonly ChannelName[]
  /** Returns the channels that nobody held before. */
  readonly add: (channels: readonly ChannelName[]) => readonly ChannelName[]
  /** Returns the channels that nobody holds any more. */
  readonly remove: (channels: readonly ChannelName[]) => readonly ChannelName[]
}

export function createChannelRefcount(): ChannelRefcount {
  const holders = new Map<ChannelName, number>()
  return {
    channels: () => [...holders.keys()],
    add: (channels) =>
      channels.filter((channel) => {
        const before = holders.get(channel) ?? 0
        holders.set(channel, before + 1)
        return before === 0
      }),
    remove: (channels) =>
      channels.filter((channel) => {
        const left = (holders.get(channel) ?? 0) - 1
        if (left > 0) holders.set(channel, left)
        else holders.delete(channel)
        return left === 0
      }),
  }
}
