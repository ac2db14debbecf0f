// Counts who wants a channel, so that it is subscribed once and left when nobody wants it.

export type ChannelHolders = {
  readonly channels: () => readonly string[]
  /** Returns the channels that nobody held before. */
  readonly add: (channels: readonly string[]) => readonly string[]
  /** Returns the channels that nobody holds any more. */
  readonly remove: (channels: readonly string[]) => readonly string[]
}

export function createChannelHolders(): ChannelHolders {
  const holders = new Map<string, number>()
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
